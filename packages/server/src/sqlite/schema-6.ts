// The sixth schema adds which entries a bot made for a person and why, and why a bot plays for an absent person.

export const SCHEMA_6 = `
ALTER TABLE entries ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN stand_in TEXT;

-- After 3 missed deadlines in a row, a bot took over the seat. Everyone else who is away has left.
UPDATE seats SET stand_in = iif(missed >= 3, 'time', 'left') WHERE away = 1;
`
