// The second schema adds what surrounds a table: notices, mutes, recovery, proposals, rematch, reports.

export const SCHEMA_2 = `
ALTER TABLE people ADD COLUMN webhook TEXT;
ALTER TABLE tables ADD COLUMN proposal TEXT;
ALTER TABLE tables ADD COLUMN rematch TEXT;

-- The muted person may no longer exist, so that column is not a reference.
CREATE TABLE mutes (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY (person, muted)
) STRICT;
CREATE INDEX mutes_of ON mutes (muted);

CREATE TABLE recoveries (
  token TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recoveries_of ON recoveries (person);

-- The table that a person made with a key, so that the same request sent twice makes one table.
CREATE TABLE made (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  key TEXT NOT NULL,
  n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX made_at ON made (n);

CREATE TABLE letters (
  id INTEGER PRIMARY KEY,
  url TEXT NOT NULL,
  body TEXT NOT NULL,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX letters_due ON letters (due);

CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER,
  seq INTEGER NOT NULL,
  text TEXT NOT NULL,
  versions TEXT NOT NULL,
  view TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_at ON reports (n);
`
