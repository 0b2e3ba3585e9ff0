// The fifth schema adds the epoch of a table, because a restore may replace its entries, and since when a bot has been
// playing for a person.

export const SCHEMA_5 = `
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN since INTEGER;
`
