// The twelve pieces of loot. Each can be used once per turn for 1 dilution. (V-LOOT-1)
import type { CardApart, Verb } from '../../../cards/card.ts'
import { dilute, fullVisit, grant, program, so } from '../../../cards/vocabulary.ts'
import { RELICS, TRAITS } from '../../../state.ts'
import { learn, ride, shape, swap, unearth, useUp } from './vocabulary.ts'

const loot = (id: string, ...effects: readonly Verb[]): CardApart => ({
  id,
  deck: 'loot',
  use: program(dilute(), so, ...effects),
})

/** Loot that leaves the game as part of its price. */
const once = (id: string, ...effects: readonly Verb[]): CardApart => ({
  id,
  deck: 'loot',
  use: program(dilute(), useUp(), so, ...effects),
})

export const LOOT: readonly CardApart[] = [
  loot('owl-spear', swap('relic')),
  loot('dust-of-eons', swap('companion')),
  loot('sky-rug', ride('held')),
  loot('everlit-medallion', fullVisit()),
  once('island-standard', unearth(TRAITS)),
  loot('prismatic-amulet', shape()),
  loot('ring-of-ambition', grant('cheaperCard', 1)),
  loot('sacred-plume', swap('trigger')),
  loot('night-watcher-scepter', swap('tile')),
  loot('scroll-of-learning', learn()),
  once('unidentified-magic', unearth(RELICS)),
  loot('hypnotic-wand', ride('players')),
]
