"""Where JupyterLab keeps its own files, and another place for them where that one cannot be written."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rootlab.language import text

__all__ = ["places_to_write"]


def _config() -> str:
    from jupyter_core.paths import jupyter_config_dir

    return jupyter_config_dir()


def _data() -> str:
    from jupyter_core.paths import jupyter_data_dir

    return jupyter_data_dir()


def _runtime() -> str:
    from jupyter_core.paths import jupyter_runtime_dir

    return jupyter_runtime_dir()


def _ipython() -> str:
    return os.environ.get("IPYTHONDIR") or str(Path("~/.ipython").expanduser())


_PLACES: Final[dict[str, Callable[[], str]]] = {
    "JUPYTER_CONFIG_DIR": _config,
    "JUPYTER_DATA_DIR": _data,
    "JUPYTER_RUNTIME_DIR": _runtime,
    "IPYTHONDIR": _ipython,
}
_IN_CONFIG: Final = ("JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR")
"""Parts of the configuration that somebody may have put elsewhere."""


@contextmanager
def places_to_write(environment: Mapping[str, str]) -> Iterator[tuple[dict[str, str], str]]:
    """The environment in which JupyterLab can write; a sentence where some of it is for this time only.

    A home that cannot be written (a locked machine, a container with a foreign user) is no reason not to
    start: what cannot be written there goes to a temporary folder, which is taken away at the end.
    """
    lost = {name: place for name, where in _PLACES.items() if (place := _unwritable(where)) is not None}
    lost |= {
        name: environment[name]
        for name in _IN_CONFIG
        if environment.get(name) and _unwritable(lambda name=name: environment[name]) is not None  # type: ignore[misc]
    }
    if not lost:
        yield dict(environment), ""
        return
    with tempfile.TemporaryDirectory(prefix="rootlab-lab-", ignore_cleanup_errors=True) as folder:
        told = text("cli-lab-for-now", folder=sorted(lost.values())[0])
        moved = {name: str(Path(folder, name.lower())) for name in lost}
        if "JUPYTER_DATA_DIR" in lost and "JUPYTER_PATH" not in environment:
            moved["JUPYTER_PATH"] = lost["JUPYTER_DATA_DIR"]  # what is installed there can still be read
        yield {**environment, **moved}, told


def _unwritable(where: Callable[[], str]) -> str | None:
    """The folder, if nothing can be written there; None where all is well."""
    try:
        place = where()
    except (OSError, RuntimeError):  # there is no home at all
        return "~"
    try:
        Path(place).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place) as file:
            file.write(b"x")
    except OSError:
        return place
    return None
