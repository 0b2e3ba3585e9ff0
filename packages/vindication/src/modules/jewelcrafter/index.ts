// The Jewelcrafter: two Crystal Mines, a workshop, crystals and infused crystals. (V-JEWEL)
import type { Module, Slot } from '../../box/module.ts'
import { amount } from '../../rules/lookup.ts'
import { EVERY_ATTRIBUTE } from '../../state.ts'
import { JEWEL_KINDS } from './choices.ts'
import { jewelcrafterContent } from './content.ts'
import {
  againstVisit,
  colours,
  craft,
  dig,
  infuse,
  offerPayingOff,
  payingOff,
  reward,
  worth,
} from './craft.ts'
import { lend, lends } from './lend.ts'
import { jewels } from './state.ts'
import { text } from './text/en.ts'

const slot: Slot = {
  lay(slots, seats, values) {
    slots.jewelcrafter = {
      supply: values.amounts['jewelcrafter']?.['supply'] ?? 0,
      crystals: Array.from({ length: seats }, () => 0),
      infused: EVERY_ATTRIBUTE.map(() => -1),
    }
  },
  copy({ jewelcrafter: kept }, to) {
    if (kept === undefined) return
    const { supply, crystals, infused } = kept
    to.jewelcrafter = { supply, crystals: crystals.slice(), infused: infused.slice() }
  },
  view(f) {
    const { supply, crystals, infused } = jewels(f)
    return { supply, crystals: crystals.slice(), infused: infused.map((seat) => (seat === -1 ? null : seat)) }
  },
  check(f) {
    const { supply, crystals, infused } = jewels(f)
    const broken: string[] = []
    const all = crystals.reduce((n, own) => n + own, supply)
    const laid = amount(f, 'jewelcrafter', 'supply')
    if (all !== laid) broken.push(`there are ${all} crystals instead of ${laid}`)
    if ([supply, ...crystals].some((n) => n < 0)) broken.push('someone has less than no crystals')
    if (infused.some((seat) => seat < -1 || seat >= f.seats)) broken.push('nobody holds an infused crystal')
    return broken
  },
}

export const jewelcrafter: Module = {
  content: jewelcrafterContent,
  slot,
  steps: {
    'jewelcrafter/craft': craft,
    'jewelcrafter/reward': reward,
    'jewelcrafter/infuse': infuse,
    'jewelcrafter/lend': lend,
  },
  verbs: { 'jewelcrafter/dig': dig },
  kinds: JEWEL_KINDS,
  offer: offerPayingOff,
  acts: payingOff,
  against: { visit: againstVisit },
  lends,
  colours,
  eager: { 'pay-off': 22, 'trade-in': 26, infuse: 32, 'stand-in': 30, 'with-blocks': 8 },
  worth,
  text,
}
