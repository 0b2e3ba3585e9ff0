// The tokens of Pestilence, and what tokens mean in Shallow Water. (H-SUNKEN-2, H-TOKEN-14, H-TOKEN-15)
import type { Token } from '../../../cards/tokens.ts'

export const TOKENS: Readonly<Record<string, Token>> = {
  pyramid: { id: 'pyramid', on: 'land', count: 6, stays: true, yields: { mana: 1 } },
  reef: { id: 'reef', on: 'sea', count: 6, stays: true, atEnd: { do: 'gain', kind: 'any', n: 1 } },
}

/** Two more Bonus Resources of each pair, on land and at sea. */
export const MORE_TOKENS: Readonly<Record<string, number>> = {
  'bonus-food-ore': 2,
  'bonus-food-mana': 2,
  'bonus-ore-mana': 2,
  'sea-bonus-food-ore': 2,
  'sea-bonus-food-mana': 2,
  'sea-bonus-ore-mana': 2,
}

export const SHALLOW: Readonly<Record<string, string>> = { 'sea-monster': 'monster', fisherman: 'farm' }
