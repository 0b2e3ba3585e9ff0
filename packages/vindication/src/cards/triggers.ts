// The end triggers. Each counts one thing: for any one player, for every player, for all players together, or as a
// lead over everyone else.
import type { Counter } from './counter.ts'

export interface Trigger {
  readonly id: string
  readonly who: 'some' | 'every' | 'together' | 'lead'
  readonly count: Counter
  /** The goal, by number of players. */
  readonly goal: (players: number) => number
  /** The trigger is met with at most this many instead of at least. */
  readonly atMost?: boolean
}

const trigger = (id: string, rest: Omit<Trigger, 'id'>): Trigger => ({ id, ...rest })
const just = (n: number) => () => n
const more = (n: number) => (players: number) => players + n

export const TRIGGERS: readonly Trigger[] = [
  trigger('all-in', { who: 'some', count: 'power', goal: just(0), atMost: true }),
  trigger('balance', { who: 'some', count: 'boardColours', goal: just(6) }),
  trigger('companions', { who: 'some', count: 'companions', goal: just(6) }),
  trigger('monsters', { who: 'together', count: 'defeated', goal: more(1) }),
  trigger('proficiencies', { who: 'together', count: 'learned', goal: more(2) }),
  trigger('regions', { who: 'lead', count: 'regions', goal: just(4) }),
  trigger('relics', { who: 'together', count: 'acquired', goal: more(1) }),
  trigger('supremacy', { who: 'some', count: 'mostHeroic', goal: just(6) }),
  trigger('swiftness', { who: 'every', count: 'mount', goal: (players) => (players === 2 ? 5 : 4) }),
  trigger('traits', { who: 'together', count: 'attained', goal: more(1) }),
  trigger('trigger-tokens', { who: 'together', count: 'tokens', goal: just(4) }),
  trigger('vindication', { who: 'every', count: 'vindicated', goal: just(1) }),
]
