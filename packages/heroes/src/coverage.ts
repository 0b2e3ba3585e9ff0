// All that a table can show: what games should go through before they are trusted.
import { coverageWith } from '@lorehall/grammar'
import type { Coverage } from '@lorehall/kernel'
import { optionKinds } from './choices.ts'
import { STEPS } from './rules/all-steps.ts'
import { ENEMY_CARDS } from './cards/enemy.ts'
import type { Values } from './values/index.ts'
import { COPIED, designOf } from './cards/spells.ts'
import { TACTICS } from './cards/tactics.ts'

export function coverageOf({ factions, deck, explorationTokens, box }: Values): Coverage {
  const all = Object.values(factions)
  const cards = [
    ...all.flatMap(({ buildings }) => buildings.map(({ id }) => id)),
    ...all.flatMap(({ abilities }) => abilities.map(({ id }) => id)),
    ...new Set(deck.map(designOf)),
    ...TACTICS,
    ...Object.keys(explorationTokens),
    ...Object.keys(ENEMY_CARDS),
    ...Object.keys(COPIED),
  ]
  return coverageWith({ cards, steps: Object.keys(STEPS), options: optionKinds() }, box.modules)
}
