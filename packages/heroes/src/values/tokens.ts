// Exploration tokens of the box, by kind: where they lie, how many there are, what stays. What else they do stands
// with exploring.
import type { Price } from './words.ts'

interface TokenKind {
  readonly count: number
  /** It stays on the map once it is resolved; `single`: only one of them in a Region. */
  readonly stays: boolean | 'single'
  /** What it brings at once. */
  readonly gains?: Price
}

const token = (count: number, stays: TokenKind['stays'] = false): TokenKind => ({ count, stays })
const bonus = (count: number, gains: Price): TokenKind => ({ count, stays: false, gains })

export const LAND_TOKENS: Readonly<Record<string, TokenKind>> = {
  'bonus-food': bonus(4, { food: 1 }),
  'bonus-ore': bonus(4, { ore: 1 }),
  'bonus-mana': bonus(4, { mana: 1 }),
  'bonus-food-ore': bonus(4, { food: 1, ore: 1 }),
  'bonus-food-mana': bonus(4, { food: 1, mana: 1 }),
  'bonus-ore-mana': bonus(4, { ore: 1, mana: 1 }),
  'bonus-all': bonus(3, { food: 1, ore: 1, mana: 1 }),
  entanglement: token(4, 'single'),
  farm: token(4),
  fort: token(4, true),
  mines: token(4),
  monster: token(4),
  'wizard-tower': token(4, 'single'),
  portal: token(4, 'single'),
  rogue: token(4),
  unstable: token(3),
  village: token(4, true),
  knight: token(4),
}

export const SEA_TOKENS: Readonly<Record<string, TokenKind>> = {
  'sea-bonus-food-ore': bonus(2, { food: 1, ore: 1 }),
  'sea-bonus-food-mana': bonus(2, { food: 1, mana: 1 }),
  'sea-bonus-ore-mana': bonus(2, { ore: 1, mana: 1 }),
  traders: token(4, true),
  storm: token(4),
  pirates: token(3, true),
  'sea-monster': token(3),
  fisherman: token(4),
}

/** The kind of a token, land or sea. */
export function tokenOf(id: string): TokenKind {
  const kind = LAND_TOKENS[id] ?? SEA_TOKENS[id]
  if (kind === undefined) throw new RangeError(`no token '${id}'`)
  return kind
}

/** Every token of a sheet. */
export const pieces = (kinds: Readonly<Record<string, TokenKind>>): string[] =>
  Object.entries(kinds).flatMap(([id, { count }]) => Array.from({ length: count }, () => id))
