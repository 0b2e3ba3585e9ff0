// Everything a table can show: games should reach all of it before the rules are trusted.
import { coverageWith } from '@lorehall/grammar'
import type { Coverage } from '@lorehall/kernel'
import { optionKinds } from './choices.ts'
import { STEPS } from './rules/all-steps.ts'
import { ENEMY_STEPS } from './rules/solo/steps.ts'
import { EARLIER } from './rulesets.ts'
import { ENEMY_CARDS } from './cards/enemy.ts'
import type { Values } from './values/index.ts'
import { designOf } from './cards/spells.ts'
import { TACTICS } from './cards/tactics.ts'

export function coverageOf({ factions, deck, enemySpells, explorationTokens, box }: Values): Coverage {
  const all = Object.values(factions)
  const cards = [
    ...all.flatMap(({ buildings }) => buildings.map(({ id }) => id)),
    ...new Set(all.flatMap(({ abilities }) => abilities.map(({ id }) => id))),
    ...new Set(deck.map(designOf)),
    ...TACTICS,
    ...Object.keys(explorationTokens),
    ...Object.keys(ENEMY_CARDS),
    ...enemySpells,
  ]
  const steps = Object.keys({ ...STEPS, ...ENEMY_STEPS }).filter((step) => !EARLIER.steps.includes(step))
  const options = optionKinds().filter((kind) => !EARLIER.options.includes(kind))
  return coverageWith({ cards, steps, options }, box.modules)
}
