// All that a table can show: what games should go through before they are trusted.
import type { Coverage, GameOptions } from '@lorehall/kernel'
import { optionKinds } from './choices.ts'
import { valuesSchema } from './values/index.ts'

/** Cards, tokens and places of the table's side, by their ids. */
function cards(options: GameOptions): string[] {
  const values = valuesSchema.read({}, options)
  return [
    ...Object.keys(values.locations),
    ...Object.values(values.heroes).map(({ ability }) => ability.id),
    ...Object.keys(values.abilities),
    ...values.levels,
    ...Object.keys(values.buildings),
    ...Object.keys(values.specialists),
    ...Object.keys(values.orders),
    ...Object.keys(values.gear),
    ...Object.keys(values.search),
    ...Object.keys(values.quests),
    ...Object.keys(values.solo),
  ]
}

export const coverageOf =
  (steps: object) =>
  (options: GameOptions): Coverage => ({
    cards: cards(options),
    steps: Object.keys(steps),
    options: optionKinds(),
  })
