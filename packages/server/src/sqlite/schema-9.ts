// The ninth schema adds how people are reached besides a webhook: ways, quiet hours, what they want to hear about each
// table, and what letters are about.

export const SCHEMA_9 = `
ALTER TABLE people ADD COLUMN quiet TEXT;

CREATE TABLE ways (
  id INTEGER PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  kind TEXT NOT NULL,
  address TEXT NOT NULL,
  label TEXT NOT NULL,
  keys TEXT NOT NULL,
  confirmed INTEGER
) STRICT;
CREATE INDEX ways_of ON ways (person);
CREATE UNIQUE INDEX ways_to ON ways (address) WHERE kind = 'push';

-- By person and table: the notices they want, and how far they were notified since they last looked.
CREATE TABLE table_notices (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  choice TEXT NOT NULL DEFAULT 'all',
  sent INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (person, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_notices_at ON table_notices (n);

-- Null in letters of an earlier version. A letter without a way goes to its url, a webhook.
ALTER TABLE letters ADD COLUMN person TEXT REFERENCES people ON DELETE CASCADE;
ALTER TABLE letters ADD COLUMN n INTEGER REFERENCES tables ON DELETE CASCADE;
ALTER TABLE letters ADD COLUMN about TEXT;
ALTER TABLE letters ADD COLUMN way INTEGER REFERENCES ways ON DELETE CASCADE;
ALTER TABLE letters ADD COLUMN written INTEGER NOT NULL DEFAULT 0;
CREATE INDEX letters_of ON letters (person) WHERE person IS NOT NULL;
CREATE INDEX letters_about ON letters (n) WHERE n IS NOT NULL;
CREATE INDEX letters_by ON letters (way) WHERE way IS NOT NULL;

-- Secrets of this server, made when they are first needed.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
