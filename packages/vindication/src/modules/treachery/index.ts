// Treachery, assembled.
import type { Module } from '../../box/module.ts'
import { KINDS } from './choices.ts'
import { treachery as content } from './content.ts'
import { dash } from './rules/boots.ts'
import { dishearten, humble, plunder, suffer, takeTile, usurp, weaken } from './rules/deeds.ts'
import {
  againstMarked,
  clearAway,
  lift,
  liftingActs,
  mark,
  marksLaid,
  offerLifting,
  passOn,
  silences,
} from './rules/marks.ts'
import { payers, siphon } from './rules/siphon.ts'
import { againstTwice, strike } from './rules/strike.ts'
import { swap } from './rules/swap.ts'
import { burden, sicken } from './rules/toxin.ts'
import { verbs } from './rules/verbs.ts'
import { hears, overrun, shove, yields } from './rules/walking.ts'
import { slot } from './slot.ts'
import { treacheryOf } from './state.ts'
import { text } from './text/en.ts'
import { eager, worth } from './worth.ts'

export const treachery: Module = {
  content,
  slot,
  steps: {
    'treachery/strike': strike,
    'treachery/mark': mark,
    'treachery/takeTile': takeTile,
    'treachery/swap': swap,
    'treachery/weaken': weaken,
    'treachery/dishearten': dishearten,
    'treachery/plunder': plunder,
    'treachery/humble': humble,
    'treachery/usurp': usurp,
    'treachery/lose': suffer,
    'treachery/sicken': sicken,
    'treachery/burden': burden,
    'treachery/dash': dash,
    'treachery/shove': shove,
    'treachery/overrun': overrun,
    'treachery/siphon': siphon,
    'treachery/lift': lift,
  },
  verbs,
  kinds: KINDS,
  offer: offerLifting,
  acts: liftingActs,
  against: {
    ...againstMarked,
    use: (f, seat, id) => againstMarked.use(f, seat, id) ?? againstTwice(f, seat, id),
  },
  silences: (f, _seat, id) => silences(f, id),
  leaves: clearAway,
  replaces: passOn,
  blackBlocks: marksLaid,
  yields,
  payers,
  hears,
  unscored: (f, hex) => treacheryOf(f).hexes.includes(hex),
  tilesEver: (f, seat) => treacheryOf(f).taken[seat] ?? 0,
  eager,
  worth,
  text,
}
