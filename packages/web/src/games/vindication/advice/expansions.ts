// What is worth knowing at the first decision that an expansion brings. Fetched for tables that play with one.
import type { Update } from '@lorehall/host'
import type { AdviceFor } from '../../../table/lesson/advice.ts'
import { mythsIn } from '../modules/seen.ts'
import { otherwiseAt, saidAt } from '../otherwise.ts'
import { viewOf } from '../view.ts'
import { EXPANSIONS_EN, EXPANSIONS_OTHERWISE_EN } from './expansions/en.ts'
import { offers, visits } from './advice.ts'

type Name = keyof typeof EXPANSIONS_EN

/** A step leads onto a black block beside Ronak. */
const stepsOnBlock = (update: Update) =>
  mythsIn(viewOf(update))?.blocks.some(
    (space) => update.ask?.options.some(({ id }) => id === `move:${space}`) === true,
  ) === true

/** A black block is put on something, or lies where it could be lifted. */
const blackens = (update: Update) =>
  ['mark', 'mark-region', 'lift', 'lift-region'].some((kind) => offers(update, kind))

const crafts = (update: Update) =>
  update.ask?.kind !== 'turn' && ['pay-off', 'trade-in', 'infuse'].some((kind) => offers(update, kind))

/** The weightiest first: what is asked by itself before what can be done in any turn. */
const WHEN: readonly (readonly [Name, (update: Update) => boolean])[] = [
  ['ronak', (update) => offers(update, 'prepare')],
  ['battle', (update) => offers(update, 'contribute')],
  ['loot', (update) => offers(update, 'loot')],
  ['pets', (update) => offers(update, 'adopt')],
  ['wishes', (update) => offers(update, 'wish')],
  ['ruins', (update) => offers(update, 'search')],
  ['crystals', crafts],
  ['favor', (update) => offers(update, 'favor')],
  ['provoke', stepsOnBlock],
  ['sites', (update) => visits(update, 'building-site')],
  ['stones', (update) => visits(update, 'sacred-stone')],
  ['mines', (update) => visits(update, 'crystal-mine')],
  ['black-blocks', blackens],
]

export const adviceFor: AdviceFor = (update) => {
  const others = saidAt(EXPANSIONS_OTHERWISE_EN, otherwiseAt(update))
  return WHEN.flatMap(([id, isSo]) => {
    const { title, words } = EXPANSIONS_EN[id]
    return isSo(update) ? [{ id, title, words: others[id] ?? words }] : []
  })
}
