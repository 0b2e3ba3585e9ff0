// The fourth schema: those who play without a seat may win.

export const SCHEMA_4 = `
ALTER TABLE tables ADD COLUMN rivals TEXT NOT NULL DEFAULT '[]';
`
