// The fourth schema adds the reviews of finished tables, and whether the players agreed to see their chances to win. An
// older process leaves both alone.

export const SCHEMA_4 = `
CREATE TABLE reviews (
  n BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  review TEXT NOT NULL
);

ALTER TABLE tables ADD COLUMN chances BIGINT NOT NULL DEFAULT 0;
`
