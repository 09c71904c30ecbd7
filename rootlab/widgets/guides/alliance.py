"""The Alliance's guided round (Law 8), up to the first revolt."""

from __future__ import annotations

from rootlab.widgets.guides.step import Step, Story


def _rose(story: Story) -> bool:
    return story.happened("revolt") or story.happened("turn", count=3)


STEPS = (
    Step("spread", lambda story: story.happened("placed", "8.4.2", piece="sympathy")),
    Step("more", lambda story: story.happened("phase", phase="daylight"), gate=True),
    Step("mobilize", lambda story: story.happened("mobilized")),
    Step("end", lambda story: story.happened("phase", phase="evening"), gate=True),
    Step("opponent", lambda story: story.happened("turn", count=2), gate=True),
    Step("revolt", _rose, gate=True),
)
