"""The map: one plotly figure whose traces are made once."""
