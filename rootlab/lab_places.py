"""Where JupyterLab keeps its own files, and what to do where that cannot be written."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rootlab.components.errors import told

__all__ = ["check_places"]


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


def check_places(environment: Mapping[str, str]) -> None:
    """RootlabError, with the way out, where JupyterLab could not keep its settings and its running state.

    That happens with a home that cannot be written (a locked machine, a container with a foreign user);
    JupyterLab itself would end in a long stack.
    """
    places = {name: _at_home(where) for name, where in _PLACES.items()}
    places |= {name: environment[name] for name in _IN_CONFIG if environment.get(name)}
    for name, place in places.items():
        if not _can_be_written(place):
            raise told("cli-lab-no-home", folder=place, name=name)


def _at_home(where: Callable[[], str]) -> str:
    try:
        return where()
    except (OSError, RuntimeError):  # there is no home at all
        return os.devnull


def _can_be_written(place: str) -> bool:
    try:
        Path(place).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place) as file:
            file.write(b"x")
    except OSError:
        return False
    return True
