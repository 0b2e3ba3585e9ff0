// The seventh schema turns mutes into blocks, and adds what keeps order: bans, people who were removed from a table,
// and whether spectators may chat. The options of a table move from its plan to its row, because lists show them.

export const SCHEMA_7 = `
ALTER TABLE mutes RENAME TO blocks;
ALTER TABLE blocks RENAME COLUMN muted TO blocked;
DROP INDEX mutes_of;
CREATE INDEX blocks_of ON blocks (blocked);

-- When the person was banned.
ALTER TABLE people ADD COLUMN banned INTEGER;

-- People who were removed from a table and may not come back to it.
CREATE TABLE removed (
  n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  PRIMARY KEY (n, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX removed_from ON removed (person);

ALTER TABLE tables ADD COLUMN spectators_chat INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rematch_by TEXT REFERENCES people ON DELETE SET NULL;
CREATE INDEX tables_rematch_by ON tables (rematch_by) WHERE rematch_by IS NOT NULL;
ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
UPDATE tables SET options = coalesce(
  (SELECT json_extract(plan, '$.options') FROM beginnings WHERE beginnings.n = tables.n), '{}');
`
