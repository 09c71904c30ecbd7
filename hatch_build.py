"""Compiles the engine with mypyc into the wheel.  Off by default; HATCH_BUILD_HOOKS_ENABLE=1 turns it on.

Which modules, and which stay plain, is said in pyproject.toml.  They are compiled in a folder of their own,
which holds nothing but what they are compiled from: nothing is written into the checkout, and the sum over
that folder, the compiler and its options is the name under which ROOTLAB_BUILD_CACHE (a folder) keeps the
libraries, so that what is found there is never another source's.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = '''\
"""Run by the build hook in its own folder: SETUP JOBS OPTIMIZATION MODULE …"""
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

jobs, level, *modules = sys.argv[1:]


class BuildTogether(build_ext):
    """One library of many C files, several of which are compiled at once."""

    def build_extensions(self):
        compile_all = self.compiler.compile

        def compile_each(sources, *rest, **options):
            def compile_one(source):
                return compile_all([source], *rest, **options)

            with ThreadPoolExecutor(int(jobs)) as pool:
                return [done for one in pool.map(compile_one, sources) for done in one]

        self.compiler.compile = compile_each
        super().build_extensions()


sys.argv[1:] = ["build_ext", "--inplace"]
setup(
    name="rootlab",
    packages=[],
    ext_modules=mypycify(
        ["--ignore-missing-imports", *modules],  # whether they are well typed is asked elsewhere
        opt_level=level, debug_level="0", multi_file=True, group_name="rootlab",
    ),
    cmdclass={"build_ext": BuildTogether},
)
'''


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled modules into a wheel beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the checkout itself is installed: there a changed module would go unheard."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.work = Path(mkdtemp(prefix="rootlab-build-"))
        built = self._built(self.work / "source")
        for path in _libraries(built):
            build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the working folder away."""
        if hasattr(self, "work"):
            shutil.rmtree(self.work)

    def _built(self, source: Path) -> Path:
        """The folder with the libraries: from the cache, or made now."""
        self._lay_out(source)
        modules = self._modules(source)
        level = str(self.config["optimization"])
        cache = os.environ.get("ROOTLAB_BUILD_CACHE")
        kept = Path(cache) / self._sum(source, modules, level) if cache else None
        if kept is not None and kept.is_dir():
            return kept
        self._compile(source, modules, level)
        if kept is None:
            return source
        fresh = Path(mkdtemp(prefix="fresh-", dir=_made(kept.parent)))
        for path in _libraries(source):
            shutil.copy2(path, _made((fresh / path.relative_to(source)).parent))
        try:
            fresh.rename(kept)  # at once, so that nobody finds half of it
        except OSError:  # another build was quicker
            shutil.rmtree(fresh)
        return kept

    def _lay_out(self, source: Path) -> None:
        """Copy what is compiled, and what the types in it are known from."""
        package = Path(self.root, "rootlab")
        for folder in self.config["folders"]:
            for path in package.joinpath(folder).rglob("*.py"):
                shutil.copy2(path, _made((source / path.relative_to(package.parent)).parent))
        (source / "rootlab" / "__init__.py").touch()
        (source / "setup.py").write_text(SETUP, encoding="utf-8")

    def _modules(self, source: Path) -> list[str]:
        """The modules to compile, as paths below the folder; an empty ``__init__`` stays plain."""
        plain = {path for pattern in self.config["plain"] for path in source.glob(pattern)}
        return [
            path.relative_to(source).as_posix()
            for path in sorted(source.joinpath("rootlab").rglob("*.py"))
            if path not in plain and "import" in path.read_text(encoding="utf-8")
        ]

    def _sum(self, source: Path, modules: list[str], level: str) -> str:
        """The sum of all that the libraries follow from."""
        compiler = sysconfig.get_config_var("CC") or ""
        told = subprocess.run(
            [*compiler.split(), "--version"], capture_output=True, text=True, check=False
        ).stdout
        flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
        digest = hashlib.sha256()
        for part in (
            sys.version,
            sysconfig.get_platform(),
            version_of("mypy"),
            told,
            level,
            *flags,
            *modules,
        ):
            digest.update(part.encode() + b"\0")
        for path in sorted(source.rglob("*.py")):
            digest.update(path.relative_to(source).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()[:32]

    def _compile(self, source: Path, modules: list[str], level: str) -> None:
        jobs = str(os.cpu_count() or 1)
        done = subprocess.run(
            [sys.executable, "setup.py", jobs, level, *modules],
            cwd=source, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise SystemExit(
                f"rootlab was not compiled (it needs a C compiler and Python's headers):\n{done.stdout}"
            )


def _libraries(folder: Path) -> list[Path]:
    """The libraries of the modules, and the one behind them all."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted([*folder.glob(f"*{suffix}"), *folder.joinpath("rootlab").rglob(f"*{suffix}")])


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
