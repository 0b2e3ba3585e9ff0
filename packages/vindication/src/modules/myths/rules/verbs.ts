// The meanings of the verbs on loot.
import { player } from '../../../rules/counters.ts'
import type { F } from '../../../rules/step.ts'
import type { Ride, Swap, Unearth } from '../cards/vocabulary.ts'
import type { T } from '../state.ts'
import { dropLoot } from './aftermath.ts'
import { againstLearning, againstUnearthing, unearth } from './gifts.ts'
import { againstSwapping } from './swaps.ts'
import { againstRiding } from './travel.ts'

const yes = () => true

export const verbs = {
  'myths/ride': {
    against: (f: F, seat: number, _id: string, { to }: Ride) => againstRiding(f, seat, to),
    would: yes,
    run: (t: T, seat: number, from: string, { to }: Ride) => t.push({ do: 'myths/ride', seat, from, to }),
    moves: yes,
  },
  'myths/swap': {
    against: (f: F, seat: number, _id: string, { what }: Swap) => againstSwapping(f, seat, what),
    would: yes,
    run: (t: T, seat: number, from: string, { what }: Swap) =>
      t.push({ do: 'myths/swap', seat, from, what, out: '' }),
  },
  'myths/useUp': {
    would: yes,
    run: (t: T, seat: number, id: string) => {
      dropLoot(t, seat, id)
      t.emit({ type: 'usedUp', seat, card: id })
    },
  },
  'myths/unearth': {
    against: (f: F, _seat: number, _id: string, verb: Unearth) => againstUnearthing(f, verb),
    would: yes,
    run: (t: T, seat: number, id: string, verb: Unearth) => unearth(t, seat, id, verb),
  },
  'myths/shape': {
    would: (f: F, seat: number) => player(f, seat).influence > 0,
    run: (t: T, seat: number, from: string) => t.push({ do: 'myths/shape', seat, from }),
  },
  'myths/learn': {
    against: (f: F, seat: number) => againstLearning(f, seat),
    would: yes,
    run: (t: T, seat: number, from: string) => t.push({ do: 'myths/learn', seat, from }),
  },
}
