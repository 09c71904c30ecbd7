"""JupyterLab and Chromium for the tests in a browser."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOKEN = "table"
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))),
    None,
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# What JupyterLab itself reports and nobody at the table can mend.
KNOWN = (
    "widget model not found",
    "favicon",
    "ResizeObserver loop",
    "MathJax",
    "was preloaded using link preload",
)


def need_browser() -> None:
    """Skip without Chromium; in CI that is a failure."""
    if CHROMIUM is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CI must have Chromium")
        pytest.skip("there is no Chromium on this machine")


@dataclass
class Lab:
    """A JupyterLab of this session, with a folder of its own."""

    folder: Path
    port: int
    requests_out: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def url(self, notebook: str) -> str:
        return f"http://127.0.0.1:{self.port}/lab/tree/{notebook}?reset&token={TOKEN}"

    def call(self, method: str, path: str) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method, headers={"Authorization": f"token {TOKEN}"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            body = answer.read()
        return json.loads(body) if body else None

    def end_kernels(self) -> None:
        for session in self.call("GET", "/api/sessions"):
            self.call("DELETE", f"/api/sessions/{session['id']}")

    def watch(self, page: Any) -> None:
        """Note the errors of a page's console, and every request that leaves this machine."""
        self.errors.clear()
        self.requests_out.clear()

        def said(message: Any) -> None:
            if message.type == "error" and not any(known in message.text for known in KNOWN):
                self.errors.append(message.text)

        def asked(request: Any) -> None:
            if not request.url.startswith((f"http://127.0.0.1:{self.port}/", "data:", "blob:")):
                self.requests_out.append(request.url)

        page.on("console", said)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", asked)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab with the notebooks, apart from every setting of this machine."""
    need_browser()
    home = tmp_path_factory.mktemp("lab")
    folder = home / "work"
    shutil.copytree(ROOT / "notebooks", folder)
    settings = home / "config" / "labconfig"
    settings.mkdir(parents=True)
    quiet = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}}
    (settings / "default_setting_overrides.json").write_text(json.dumps(quiet))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")])),
    }
    log = (home / "lab.log").open("w")
    server = subprocess.Popen(
        [
            sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1",
            f"--port={port}", "--ServerApp.port_retries=0", f"--IdentityProvider.token={TOKEN}",
            f"--ServerApp.root_dir={folder}", "--LabApp.expose_app_in_browser=True",
            "--LabApp.extension_manager=readonly", "--JupyterNotebookApp.expose_app_in_browser=True",
        ],
        env=environment, stdout=log, stderr=log,
    )  # fmt: skip
    found = Lab(folder, port)
    try:
        for _ in range(600):
            if server.poll() is not None:
                pytest.fail(f"JupyterLab ended with {server.returncode}: {(home / 'lab.log').read_text()}")
            try:
                found.call("GET", "/api/status")
                break
            except OSError:
                time.sleep(0.1)
        else:
            pytest.fail(f"JupyterLab does not answer: {(home / 'lab.log').read_text()}")
        yield found
    finally:
        stop(server, found)
        log.close()


def stop(server: subprocess.Popen[bytes], lab: Lab | None = None) -> None:
    """End a server and its kernels, whatever state they are in."""
    if lab is not None:
        with contextlib.suppress(OSError):
            lab.end_kernels()
            lab.call("POST", "/api/shutdown")
    server.terminate()
    try:
        server.wait(timeout=10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait(timeout=10)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """One Chromium for all tests."""
    need_browser()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Where screenshots and measurements go."""
    folder = Path(os.environ.get("ROOTLAB_ARTIFACTS", ROOT / ".ci" / "artifacts"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
