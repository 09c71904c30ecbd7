"""A position is a file: shape, faults, reading and writing.

``examine`` reads a position and names its faults, ``dump`` writes one, ``check`` and ``quick`` hold it
against the schema, ``load`` and ``cards`` lay out its pieces and cards.
"""

from rootlab.engine.position.dump import position_of, to_dict
from rootlab.engine.position.error import Fault, PositionError
from rootlab.engine.position.examine import Examination, check_dealt, examine, laid_out, load_position

__all__ = [
    "Examination",
    "Fault",
    "PositionError",
    "check_dealt",
    "examine",
    "laid_out",
    "load_position",
    "position_of",
    "to_dict",
]
