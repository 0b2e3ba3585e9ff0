// Everything a table can reach. Simulated games should reach all of it before we trust them.
import { coverageWith } from '@lorehall/grammar'
import type { Coverage } from '@lorehall/kernel'
import { optionKinds } from './choices.ts'
import { STEPS } from './rules/all-steps.ts'
import type { Values } from './values/index.ts'

/** Cards, tokens and places of the table's side, by their ids. */
function cards(values: Values): string[] {
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
    ...values.box.covers,
  ]
}

export const coverageOf = (values: Values): Coverage =>
  coverageWith(
    { cards: cards(values), steps: Object.keys(STEPS), options: optionKinds() },
    values.box.modules,
  )
