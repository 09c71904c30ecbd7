"""Installing a wheel of rootlab into an environment of its own, without a download."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(*command: str, cwd: Path | None = None, **environment: str) -> str:
    """What the command says; where it fails, so does the test."""
    # Without PYTHONPATH, so that the checkout is not found where the wheel should be.
    given = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment
    done = subprocess.run(command, cwd=cwd, env=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(folder: Path, python: str = sys.executable, **environment: str) -> Path:
    """The wheel of this checkout, built by a Python that has the tools for it."""
    run(python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=ROOT, **environment)
    [path] = folder.glob("*.whl")
    return path


def install(wheel: Path, folder: Path) -> Path:
    """The folder of programs of a new environment that has the wheel.

    The packages that rootlab needs are lent by this environment, so that nothing is downloaded.
    """
    run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    python = str(programs / "python")
    run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "-q",
        "--no-index",
        "--no-deps",
        str(wheel),
    )
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    Path(site, "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return programs
