// A fast bot without look-ahead: it prefers options that are usually good, with some randomness.
import type { Ask, Chance, Option } from '@lorehall/kernel'
import type { F } from '../rules/step.ts'
import { at } from '../state.ts'

/** The weight of a kind of option; absent: 10. */
const EAGER: Readonly<Record<string, number>> = {
  vindicate: 100,
  buy: 55,
  control: 60,
  use: 50,
  activate: 45,
  character: 40,
  visit: 38,
  extra: 38,
  convert: 14,
  move: 20,
  rest: 9,
  stop: 18,
  struggle: 20,
  end: 6,
  gain: 30,
  train: 10,
  augment: 20,
  home: 20,
  again: 20,
  yes: 20,
  open: 12,
  blind: 10,
  empower: 8,
  acquire: 25,
  recharge: 15,
  charge: 15,
  place: 10,
  enough: 5,
  none: 2,
  no: 3,
  leave: 5,
  recover: 0.2,
  'give-up': 0.05,
  discard: 0.1,
  trade: 3,
}

/** Half of the time the option with the highest weight, otherwise a random one by weight. */
export function quick(f: F, ask: Ask, chance: Chance): Option {
  const { options } = ask
  if (options.length === 1) return at(options, 0)
  const sure = chance.below(2) === 0
  let best: Option = at(options, 0)
  let score = -1
  for (const option of options) {
    const eager = EAGER[option.kind] ?? f.values.box.eager[option.kind] ?? 10
    const luck = 1 + chance.below(1000)
    const own = sure ? eager * 1000 + luck : eager * luck
    if (own > score) {
      score = own
      best = option
    }
  }
  return best
}
