"""The Eyrie's guided round (Law 7)."""

from __future__ import annotations

from rootlab.widgets.guides.step import Step, Story


def _resolved(story: Story) -> bool:
    return story.happened("phase", phase="evening") or story.happened("turmoil")


STEPS = (
    Step("leader", lambda story: story.happened("leader"), gate=True),
    Step("decree", lambda story: story.happened("phase", phase="daylight"), gate=True),
    Step("resolve", _resolved, gate=True),
    Step("opponent", lambda story: story.happened("turn", count=2), gate=True),
)
