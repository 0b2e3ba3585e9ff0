// The numbers on treacherous cards. That companions cost honor is printed; the numbers are ours.
import { type CardNumbers, type Gives, house, printed } from '../../../values/provenance.ts'

const traitor = (honor: number, gives: Gives): CardNumbers => ({
  honor: house(honor),
  gives: house(gives),
  mayStart: printed(false),
})

export const NUMBERS: Readonly<Record<string, CardNumbers>> = {
  'false-tongue': traitor(-2, { knowledge: 3 }),
  kuvot: traitor(-2, { knowledge: 2 }),
  vrix: traitor(-1, { knowledge: 2, inspiration: 1 }),
  feth: traitor(-1, { strength: 2 }),
  'seven-quills': traitor(-2, { strength: 3 }),
  strann: traitor(-2, { strength: 2, inspiration: 1 }),
  sidney: traitor(-2, { inspiration: 3 }),
  toule: traitor(-3, { inspiration: 2 }),
  zula: traitor(-1, { inspiration: 2 }),
  deception: { honor: house(3) },
  greed: { honor: house(3) },
  hubris: { honor: house(2) },
  'mad-boots': { honor: house(4) },
  'conviction-siphon': { honor: house(3) },
  'green-toxin': { honor: house(3) },
}
