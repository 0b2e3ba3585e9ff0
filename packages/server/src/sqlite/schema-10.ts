// The tenth schema adds the reviews of finished tables, and whether the players agreed to see their chances to win.

export const SCHEMA_10 = `
CREATE TABLE reviews (
  n INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  review TEXT NOT NULL
) STRICT;

ALTER TABLE tables ADD COLUMN chances INTEGER NOT NULL DEFAULT 0;
`
