// The sixth schema: which entries a bot made for a person, and why; and why a bot plays for somebody who is away.

export const SCHEMA_6 = `
ALTER TABLE entries ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN stand_in TEXT;

-- Three deadlines missed in a row give the seat to a bot; everybody else who is away has left.
UPDATE seats SET stand_in = iif(missed >= 3, 'time', 'left') WHERE away = 1;
`
