// A fast bot. It rates each option separately and adds some randomness.
import type { Ask, Chance, Option } from '@lorehall/kernel'
import { player } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import { at } from '../state.ts'
import { pricesNow } from './prices.ts'
import { eagerness, type Moment } from './sense.ts'

/** One time in this many, it may take any option, with luck weighted by how much it likes the option. */
const STIRRED = 8

/** The open offers that it takes. Nobody would refuse these. */
const GLADLY = ['order', 'house']

/** The open offer to take; null if there is none. */
function beside({ options }: Ask): Option | null {
  return options.find(({ kind }) => GLADLY.includes(kind)) ?? null
}

export function quick(f: F, ask: Ask, chance: Chance): Option | null {
  if (ask.aside) return beside(ask)
  const { options, seat } = ask
  let best = at(options, 0)
  if (options.length === 1) return best
  const moment: Moment = { f, seat, p: player(f, seat), ask, prices: pricesNow(f) }
  const sure = chance.below(STIRRED) > 0
  let score = -1
  for (const option of options) {
    const eager = eagerness(moment, option)
    const luck = 1 + chance.below(1000)
    const own = sure ? eager * 1000 + luck : eager * luck
    if (own <= score) continue
    score = own
    best = option
  }
  return best
}
