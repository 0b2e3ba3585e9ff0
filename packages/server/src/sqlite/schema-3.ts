// The third schema: who saves a table names the version they know, time that was spent on answers is kept
// for who takes them back, how a proposal ended, and who was forgotten.

export const SCHEMA_3 = `
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN spent TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN settled TEXT;

-- Proposals had no number until now; they can be made again.
UPDATE tables SET proposal = NULL;

-- Hashes of ids: nothing is left of these people but that they are not to come back with a backup.
CREATE TABLE forgotten (
  hash TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
`
