"""``rootlab law``: an article, a search, and how far the kit covers the Law."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from rootlab.components.errors import RootlabError
from rootlab.language import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from rootlab.law.article import Article
    from rootlab.law.coverage import Covered


@click.argument("asked", nargs=-1, metavar="cli-law-metavar")
@click.option("--search", default=None, metavar="cli-words-metavar", help="cli-law-search")
@click.option("--coverage", "covered", is_flag=True, help="cli-law-coverage")
@click.option("--gaps", is_flag=True, help="cli-law-gaps")
@click.pass_context
def law(ctx: click.Context, asked: tuple[str, ...], search: str | None, covered: bool, gaps: bool) -> None:
    """Print what was asked for; end with 1 where an article in scope has no code or no test."""
    from rich.console import Console

    from rootlab.law import Article
    from rootlab.law import law as look_up

    words = " ".join(asked)
    if covered or gaps:
        ctx.exit(_coverage(Console(), words or None, gaps))
    elif search is None and not words:
        raise RootlabError(text("cli-law-nothing-asked"))
    elif search is None and any(letter.isdecimal() for letter in words):
        found: Article | Sequence[Article] = look_up(words)  # several where the words name a range
        _articles((found,) if isinstance(found, Article) else found)
    else:
        hits = look_up(search=words if search is None else search)
        if not hits:
            click.echo(text("law-found", count=0))
        if hits.near:
            click.echo(text("law-near", near=hits.near))
        _articles(hits)


def _articles(found: Sequence[Article]) -> None:
    for one in found:
        click.echo(str(one))
        below = one.children
        if below and len(found) == 1:
            click.echo(f"\n{text('law-inside')}:\n{below}")


def _coverage(console: Console, number: str | None, gaps: bool) -> int:
    """Print the coverage; return the exit code."""
    from rootlab.law import law as look_up
    from rootlab.law.coverage import coverage, tests_folder

    if tests_folder() is None:
        raise RootlabError(text("cli-law-no-tests"))
    top = look_up(number).number if number is not None else ""
    rows = [row for row in coverage() if not top or f"{row.number}.".startswith(f"{top}.")]
    if not rows:
        raise RootlabError(text("cli-law-not-in-scope", number=top))
    missing = [row for row in rows if row.gap]
    _table(console, missing if gaps else rows)
    _grades(console, rows)
    click.echo(text("cli-law-gaps-count", count=len(missing)))
    return 1 if missing else 0


def _table(console: Console, rows: Sequence[Covered]) -> None:
    from rich.table import Table

    if not rows:
        return
    table = Table(title=text("cli-law-covered"), title_justify="left")
    for heading in ("cli-law-article", "cli-law-code", "cli-law-tested"):
        table.add_column(text(heading), overflow="fold")
    for row in rows:
        code, tests = "\n".join(row.code), "\n".join(row.tests)
        if row.left_out:
            code = text(f"coverage-{row.left_out}")
        elif row.heading and not code:
            code = text("cli-law-heading")
        name = f"{row.number} {row.article.title()}"
        table.add_row(name, code, tests, style="bold red" if row.gap else None)
    console.print(table)


def _grades(console: Console, rows: Sequence[Covered]) -> None:
    from rich.table import Table

    from rootlab.law import law as look_up
    from rootlab.law.coverage import grades

    table = Table(title=text("cli-law-grades"), title_justify="left")
    for heading in (
        "cli-law-chapter",
        "cli-law-wanted",
        "cli-law-code",
        "cli-law-tested",
        "cli-law-left-out",
    ):
        table.add_column(text(heading), justify="left" if heading == "cli-law-chapter" else "right")
    for grade in grades(rows):
        name = f"{grade.chapter} {look_up(str(grade.chapter)).title()}"
        counts = (grade.wanted, grade.in_code, grade.in_tests, grade.left_out)
        table.add_row(name, *(str(count) for count in counts))
    console.print(table)
