"""The Vagabond's guided round (Law 9)."""

from __future__ import annotations

from rootlab.widgets.guides.step import Step

STEPS = (
    Step("character", lambda story: story.happened("character"), gate=True),
    Step("pawn", lambda story: story.happened("placed", "9.3.2", piece="pawn"), gate=True),
    Step("slip", lambda story: story.happened("phase", phase="daylight"), gate=True),
    Step("explore", lambda story: story.happened("explored")),
    Step("aid", lambda story: story.happened("gave")),
    Step("end", lambda story: story.happened("phase", phase="evening"), gate=True),
    Step("opponent", lambda story: story.happened("turn", count=2), gate=True),
)
