"""The Eyrie Dynasties: their colours, leader, Decree and roosts (Law 7)."""

from __future__ import annotations

from rootlab.widgets.art.icons import hole
from rootlab.widgets.factions.look import Look

LOOK = Look(
    main="#3566a8",
    dark="#173663",
    pale="#dfe9f6",
    figure=(
        "M6.8 5 L4.6 1.8 L9.6 3.4 L12 0.8 L14.4 3.4 L19.4 1.8 L17.2 5 C18.8 7 19 9.4 18.2 11.2"
        " C21.6 12.4 23.4 16 23.4 20.4 L19.6 19.2 L19.4 22.8 H4.6 L4.4 19.2 L0.6 20.4"
        " C0.6 16 2.4 12.4 5.8 11.2 C5 9.4 5.2 7 6.8 5Z" + hole(9.4, 7.2, 1.1) + hole(14.6, 7.2, 1.1)
        + "M10.6 9 L12 11.4 L13.4 9Z"
    ),
    pieces={
        "roost": (
            "M4.4 11 C4 7.6 5.6 4.6 7.4 4.6 C8.8 4.6 10 6.4 10.2 8.6 C9.6 9.2 9.2 10 9 11Z"
            "M12.2 3.2 C14.4 3.2 15.8 6 15.9 8.6 C15.2 9.2 14.9 10 14.8 11 H10.2 C9.6 7 10.4 3.2 12.2 3.2Z"
            "M19.8 11 C20 7.6 18.6 5 17 5 C16.9 6.6 17 8 16.6 9 C16.2 9.6 16 10.4 16 11Z"
            "M1 12.4 H23 L21.8 14.4 L22.6 16 L20 17.4 L19.6 19.6 L16 20 L13.8 22.2 H10.2 L8 20 L4.4 19.6 L4 17.4"
            " L1.4 16 L2.2 14.4Z"
        ),
    },
)
