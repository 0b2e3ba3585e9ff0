// The fifth schema: which line of play a table has, since a restore may put another in its place, and since
// when a bot plays for somebody.

export const SCHEMA_5 = `
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN since INTEGER;
`
