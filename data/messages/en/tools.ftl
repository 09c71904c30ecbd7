tool-box = Tools beside the table
