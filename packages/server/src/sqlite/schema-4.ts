// The fourth schema adds the rivals who have won.

export const SCHEMA_4 = `
ALTER TABLE tables ADD COLUMN rivals TEXT NOT NULL DEFAULT '[]';
`
