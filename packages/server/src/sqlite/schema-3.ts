// The third schema adds the version of a table, the deadlines of answers that may be undone, how a proposal ended, and
// which people were deleted.

export const SCHEMA_3 = `
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN spent TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN settled TEXT;

-- Older proposals have no id. They can be made again.
UPDATE tables SET proposal = NULL;

-- Hashes of the ids of deleted people, so that a restored backup doesn't bring them back.
CREATE TABLE forgotten (
  hash TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
`
