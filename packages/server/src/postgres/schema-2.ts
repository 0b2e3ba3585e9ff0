// The second schema adds until when a process has claimed a notice. An older process leaves it alone.

export const SCHEMA_2 = `
ALTER TABLE letters ADD COLUMN claimed BIGINT NOT NULL DEFAULT 0;
`
