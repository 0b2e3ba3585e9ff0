// The meanings of the verbs on treacherous cards.
import { player } from '../../../rules/counters.ts'
import { changeHonor } from '../../../rules/honor.ts'
import type { F } from '../../../rules/step.ts'
import type { Dash, PayHonor, Poison, Strike } from '../cards/vocabulary.ts'
import { HONOR_PRICE } from '../reasons.ts'
import type { T } from '../state.ts'
import { againstPrice, SOURCE } from './price.ts'
import { againstStrike, wouldStrike } from './strike.ts'
import { poison, poisonPrice } from './toxin.ts'

const yes = () => true

export const verbs = {
  'treachery/strike': {
    against: againstStrike,
    would: (f: F, seat: number, _id: string, verb: Strike) => wouldStrike(f, seat, verb),
    run: (t: T, seat: number, id: string, { aim, price, deed }: Strike) =>
      t.push({ do: 'treachery/strike', seat, from: id, aim, price, deed }),
    moves: ({ deed }: Strike) => deed === 'swap' || deed === 'usurp',
  },
  'treachery/poison': {
    against: (f: F, seat: number, id: string, { price }: Poison) =>
      againstPrice(f, seat, id, poisonPrice(f, seat, price)),
    would: yes,
    run: poison,
  },
  'treachery/payHonor': {
    against: (f: F, seat: number, _id: string, { n }: PayHonor) =>
      player(f, seat).honor >= n ? null : HONOR_PRICE,
    would: yes,
    run: (t: T, seat: number, id: string, { n }: PayHonor) => changeHonor(t, seat, -n, SOURCE, id),
  },
  'treachery/dash': {
    would: yes,
    run: (t: T, seat: number, id: string, { steps }: Dash) =>
      t.push({ do: 'treachery/dash', seat, whom: seat, steps, from: id }),
    moves: yes,
  },
}
