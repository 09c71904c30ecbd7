"""The Marquise's guided round (Law 6)."""

from __future__ import annotations

from rootlab.widgets.guides.step import Step, Story


def _marched(story: Story) -> bool:
    """Once a March is over it stays so, also while another one goes on."""
    moves = story.count("moved", "6.5.2")
    return moves > 1 or (moves == 1 and not story.asked("march-on"))


STEPS = (
    Step("keep", lambda story: story.happened("placed", piece="keep")),
    Step("buildings", lambda story: story.happened("placed", "6.3.4", piece="recruiter"), gate=True),
    Step("march", _marched),
    Step("build", lambda story: story.happened("placed", "6.5.4")),
    Step("recruit", lambda story: story.happened("placed", "6.5.3")),
    Step("end", lambda story: story.happened("phase", phase="evening"), gate=True),
    Step("opponent", lambda story: story.happened("turn", count=2), gate=True),
)
