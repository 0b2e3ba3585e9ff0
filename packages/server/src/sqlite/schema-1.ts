// The first schema: people, their devices, tables with their seats and entries, and chat. Its statements never change,
// because files with this schema exist.

export const SCHEMA_1 = `
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_of ON devices (person);

-- Small, because it is written with every entry. Other rows refer to a table by its number, to be small too.
CREATE TABLE tables (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  stage TEXT NOT NULL,
  host TEXT REFERENCES people ON DELETE SET NULL,
  public INTEGER NOT NULL,
  seconds INTEGER,
  carried INTEGER NOT NULL,
  created INTEGER NOT NULL,
  said INTEGER NOT NULL DEFAULT 0,
  seq INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  waiting TEXT NOT NULL,
  deadlines TEXT NOT NULL,
  due INTEGER,
  progress TEXT NOT NULL,
  ended TEXT,
  winners TEXT NOT NULL
) STRICT;
CREATE INDEX tables_of ON tables (host) WHERE host IS NOT NULL;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_open ON tables (created) WHERE public = 1 AND stage <> 'over';

-- The large parts of a table, which rarely change.
CREATE TABLE beginnings (
  n INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  seed TEXT NOT NULL,
  plan TEXT NOT NULL,
  beginning TEXT
) STRICT;

CREATE TABLE seats (
  n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  person TEXT REFERENCES people ON DELETE SET NULL,
  bot TEXT,
  away INTEGER NOT NULL,
  nonce TEXT,
  missed INTEGER NOT NULL,
  PRIMARY KEY (n, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE entries (
  n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (n, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
  n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  line INTEGER NOT NULL,
  person TEXT REFERENCES people ON DELETE SET NULL,
  name TEXT NOT NULL,
  seat INTEGER,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (n, line)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_of ON chat (person) WHERE person IS NOT NULL;
`
