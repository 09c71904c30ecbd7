"""The Corvids' guided round (Law 13), up to the first plot that is turned up."""

from __future__ import annotations

from rootlab.widgets.guides.step import Step, Story


def _flipped(story: Story) -> bool:
    return story.happened("flipped") or story.happened("turn", count=3)


def _rested(story: Story) -> bool:
    return story.happened("drew", "13.6.2") or story.happened("exerted")


STEPS = (
    Step("scatter", lambda story: story.happened("phase", phase="birdsong"), gate=True),
    Step("recruit", lambda story: story.happened("phase", phase="daylight"), gate=True),
    Step("plot", lambda story: story.happened("plotted")),
    Step("move", lambda story: story.happened("moved", "13.5.1")),
    Step("end", lambda story: story.happened("phase", phase="evening"), gate=True),
    Step("exert", _rested, gate=True),
    Step("opponent", lambda story: story.happened("turn", count=2), gate=True),
    Step("flip", _flipped, gate=True),
)
