"""Write down again what the golden tests compare with: ``python -m tests.golden.record``.

Only where a change of the rules was meant; look at the difference before keeping it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.golden.counting import split
from tests.golden.playthrough import GAMES, recorded
from tests.golden.positions import DEPTHS, POSITIONS

HERE = Path(__file__).parent
COUNTS = HERE / "counts.json"


def game_file(name: str) -> Path:
    return HERE / f"{name}.json"


def lines(parts: dict[str, Any]) -> str:
    """JSON with one line for each entry of a list or an object, so that differences can be read."""
    out: list[str] = []
    for key, part in parts.items():
        if isinstance(part, dict) and part and key != "end":
            rows = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in part.items()]
            out.append(f" {json.dumps(key)}: {{\n" + ",\n".join(rows) + "\n }")
        elif isinstance(part, list) and part and isinstance(part[0], dict):
            out.append(
                f" {json.dumps(key)}: [\n" + ",\n".join(f"  {json.dumps(row)}" for row in part) + "\n ]"
            )
        else:
            out.append(f" {json.dumps(key)}: {json.dumps(part)}")
    return "{\n" + ",\n".join(out) + "\n}\n"


def main() -> None:
    counts = {name: split(make(), DEPTHS[name]) for name, make in POSITIONS.items()}
    COUNTS.write_text(lines(counts), encoding="utf-8")
    for name in GAMES:
        game_file(name).write_text(lines(recorded(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
