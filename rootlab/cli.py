"""The command line: `rootlab lab`, and the commands that later join the group."""

from __future__ import annotations

import os
from pathlib import Path

import click

from rootlab.about import about, version
from rootlab.cli_law import law
from rootlab.cli_simulate import simulate
from rootlab.cli_spoken import Port, SpokenCommand, SpokenGroup
from rootlab.components.errors import RootlabError
from rootlab.components.paths import notebooks_dir
from rootlab.language import language, text

__all__ = ["SpokenCommand", "SpokenGroup", "main"]


def _say_version(context: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(about())
        context.exit()


@click.group(
    cls=SpokenGroup,
    help="cli-help",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_say_version,
    help="cli-version-option",
)
def main() -> None:
    """Hold the commands together."""


@main.command(help="cli-lab-help")
@click.argument(
    "folder",
    type=click.Path(path_type=Path),
    default=Path("rootlab-notebooks"),
    metavar="cli-folder-metavar",
)
@click.option("--no-browser", is_flag=True, help="cli-lab-no-browser")
@click.option("--port", type=Port(), metavar="N", help="cli-lab-port")
@click.option("--copy-only", is_flag=True, help="cli-lab-copy-only")
def lab(folder: Path, no_browser: bool, port: int | None, copy_only: bool) -> None:
    """Copy the notebooks to a folder and open JupyterLab there."""
    from rootlab import lab as work
    from rootlab.lab_places import check_places

    if port is not None and not copy_only and not work.port_is_free(port):
        raise RootlabError(text("cli-lab-port-taken", port=str(port)))
    environment = work.lab_environment(os.environ)
    if not copy_only:
        check_places(environment)
    done = work.copy_notebooks(notebooks_dir(), folder, version())
    fresh = sum(one.what == "new" for one in done)
    if fresh:
        click.echo(text("cli-lab-new", count=fresh, folder=str(folder)))
    for one in done:
        if one.what != "new":
            beside = one.beside.name if one.beside else ""
            click.echo(text(f"cli-lab-{one.what}", path=str(one.path), beside=beside))
    if copy_only:
        return
    click.echo(about())
    click.echo(text("cli-lab-opening", folder=str(folder)))
    command = work.lab_command(folder, language(), browser=not no_browser, port=port)
    code = work.run_lab(command, environment)
    click.echo(text("cli-lab-ended"))
    raise SystemExit(max(code, 0))


main.command(help="cli-simulate-help")(simulate)
main.command(help="cli-law-help")(law)


if __name__ == "__main__":
    main()
