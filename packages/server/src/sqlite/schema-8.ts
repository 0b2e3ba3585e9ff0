// The eighth schema adds until when a process has claimed a notice.

export const SCHEMA_8 = `
ALTER TABLE letters ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
`
