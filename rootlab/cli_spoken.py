"""Commands that speak our words: help pages, usage lines and what is said of a wrong option.

What click says by itself is English, so each of its sentences has a message here.
"""

from __future__ import annotations

import sys
from difflib import get_close_matches
from typing import Any, NoReturn

import click

from rootlab.components.errors import RootlabError
from rootlab.language import has, language_of_system, set_language, text


class Port(click.IntRange):
    """A port: a number from 1 to 65535."""

    name = "port"

    def __init__(self) -> None:
        super().__init__(1, 65535)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number; refuse anything else."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            raise click.UsageError(text("cli-not-a-port", given=str(value)), ctx) from error


class Spoken(click.Command):
    """What a command and the group of commands have in common."""

    def speak(self) -> None:
        """Put the message ids that the command and its parameters have as help and metavar into words."""
        for item in (self, *self.params):
            for field in ("help", "metavar"):
                message = vars(item).setdefault(f"{field}_message", getattr(item, field, None))
                if message and has(message, "en"):
                    setattr(item, field, text(message))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help page."""
        self.speak()
        super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 80) -> str:
        """Return the line about this command in the list of commands."""
        self.speak()
        return super().get_short_help_str(limit)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option --help, in our words."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = text("cli-help-option")
        return option

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return what follows the command in the usage line."""
        self.speak()
        self.options_metavar = text("cli-options-metavar")
        return super().collect_usage_pieces(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{text('cli-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what each option does."""
        options = [one for one in self.get_params(ctx) if isinstance(one, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
        with formatter.section(text("cli-options")):
            formatter.write_dl(records)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; refuse those that are too many."""
        group = isinstance(self, click.Group)
        if group and not args:
            click.echo(ctx.get_help(), err=True)
            ctx.exit(click.UsageError.exit_code)
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and not group:
            raise click.UsageError(text("cli-too-many", given=" ".join(rest), count=len(rest)), ctx)
        return rest


class SpokenCommand(Spoken):
    """A command whose help texts are message ids, put into words when somebody asks for help."""


class SpokenGroup(Spoken, click.Group):
    """The group of commands. It shows an error of ours as one sentence."""

    command_class = SpokenCommand

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return what follows the group in the usage line."""
        self.subcommand_metavar = text("cli-commands-metavar")
        return super().collect_usage_pieces(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        names = self.list_commands(ctx)
        limit = formatter.width - 6 - max(map(len, names))
        with formatter.section(text("cli-commands")):
            formatter.write_dl([(name, self.commands[name].get_short_help_str(limit)) for name in names])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; refuse what is none."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            raise click.UsageError(_unknown("command", name, self.list_commands(ctx)), ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except RootlabError as error:
            raise click.ClickException(str(error)) from error

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Start here, in the language of the system."""
        set_language(language_of_system())
        if not kwargs.get("standalone_mode", True):
            return super().main(*args, **kwargs)
        kwargs["standalone_mode"] = False
        try:
            code = super().main(*args, **kwargs)
        except click.ClickException as error:
            refuse(error)
        except click.Abort:
            click.echo(text("cli-aborted"), err=True)
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def refuse(error: click.ClickException) -> NoReturn:
    """Tell what is wrong, with how the command is used and where help is, and end."""
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    if ctx is not None:
        click.echo(ctx.get_usage(), err=True)
        help_option = f"{ctx.command_path} {ctx.help_option_names[-1]}"
        click.echo(text("cli-try-help", command=help_option) + "\n", err=True)
    click.echo(text("cli-error", sentence=_sentence(error)), err=True)
    sys.exit(error.exit_code)


def _sentence(error: click.ClickException) -> str:
    """What an error of click says, in our words."""
    if isinstance(error, click.NoSuchOption):
        known = [] if error.ctx is None else _options(error.ctx)
        return _unknown("option", error.option_name, known)
    if isinstance(error, click.BadOptionUsage):
        message = "cli-option-alone" if _is_flag(error) else "cli-option-needs"
        return text(message, option=error.option_name)
    return error.message


def _unknown(what: str, name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, n=1)
    if near:
        return text("cli-unknown-near", what=what, name=name, near=near[0])
    return text("cli-unknown", what=what, name=name, known=", ".join(known))


def _options(ctx: click.Context) -> list[str]:
    return [name for option in ctx.command.get_params(ctx) for name in option.opts if name.startswith("--")]


def _is_flag(error: click.BadOptionUsage) -> bool:
    """Whether the option takes no value."""
    options = [] if error.ctx is None else error.ctx.command.get_params(error.ctx)
    found = [one for one in options if isinstance(one, click.Option) and error.option_name in one.opts]
    return any(one.is_flag or one.is_eager for one in found)
