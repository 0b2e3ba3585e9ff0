// The toy game's state, its views and its values.
import {
  type Chance,
  type Facts,
  isRecord,
  Refusal,
  type Seat,
  type Turn,
  type ValuesSchema,
} from '../src/index.ts'

export const TOY_CARDS = ['bolt', 'boon', 'counter', 'gem'] as const
export type ToyCard = (typeof TOY_CARDS)[number]
export const TOY_TACTICS = ['march', 'trade', 'spy'] as const
export type ToyTactic = (typeof TOY_TACTICS)[number]

/** How many of each card a pile has; it has no order. */
export type ToyPile = Record<ToyCard, number>

interface ToyHandCard {
  card: ToyCard
  /** The other seats that have seen it. */
  seen: Seat[]
}

export interface ToySeat {
  /** The cards are hidden from the others; their number is not. */
  hand: ToyHandCard[]
  coins: number
  goods: number
  points: number
  rerolls: number
  /** The tactic of this round; until it is revealed, that of the last round. */
  tactic: ToyTactic | null
}

interface ToyCast {
  readonly id: number
  readonly card: ToyCard
  readonly seat: Seat
  /** The id of the spell it targets. */
  readonly target: number | null
  countered: boolean
}

export interface ToyState {
  round: number
  turn: Seat
  /** Actions left in this turn. */
  actions: number
  relics: number
  /** The die on the table; 0: none. */
  die: number
  deck: ToyPile
  discard: ToyPile
  /** Spells that are not resolved yet. Steps refer to them by id. */
  casts: ToyCast[]
  nextCast: number
  over: boolean
  /** The rival's points. */
  warden: number
  seats: ToySeat[]
}

export interface ToyValues {
  readonly rounds: number
  readonly relics: number
  readonly relicCost: number
  readonly relicPoints: number
  readonly boonPoints: number
}

export type ToyFacts = Facts<ToyState, ToyValues>
export type ToyTurn = Turn<ToyState, ToyValues>

export const TOY_DECK: Readonly<ToyPile> = { bolt: 8, boon: 10, counter: 10, gem: 8 }
const DEFAULTS: ToyValues = { rounds: 3, relics: 2, relicCost: 5, relicPoints: 3, boonPoints: 2 }

export const toyValues: ValuesSchema<ToyValues> = {
  template: () => ({ ...DEFAULTS }),
  read(file) {
    if (!isRecord(file)) throw new Refusal('bad-values', 'values must be an object')
    for (const [name, value] of Object.entries(file)) {
      if (!Object.hasOwn(DEFAULTS, name)) throw new Refusal('bad-values', `/${name}: no such value`)
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
        throw new Refusal('bad-values', `/${name}: expected a whole number from 1`)
      }
    }
    return { ...DEFAULTS, ...file }
  },
  write: (values) => ({ ...values }),
}

export function toySeat(state: ToyState, seat: Seat): ToySeat {
  const found = state.seats[seat]
  if (found === undefined) throw new RangeError(`no seat ${seat}`)
  return found
}

export function pileSize(pile: Readonly<ToyPile>): number {
  return pile.bolt + pile.boon + pile.counter + pile.gem
}

/** Takes the n-th card of a pile, counted kind by kind. */
export function takeFrom(pile: ToyPile, n: number): ToyCard {
  let left = n
  for (const card of TOY_CARDS) {
    if (left < pile[card]) {
      pile[card]--
      return card
    }
    left -= pile[card]
  }
  throw new RangeError('the pile is empty')
}

export function copyToy(state: ToyState): ToyState {
  return {
    ...state,
    deck: { ...state.deck },
    discard: { ...state.discard },
    casts: state.casts.map((cast) => ({ ...cast })),
    seats: state.seats.map((seat) => ({
      ...seat,
      hand: seat.hand.map(({ card, seen }) => ({ card, seen: seen.slice() })),
    })),
  }
}

function knows(viewer: Seat | null, owner: Seat, { seen }: ToyHandCard): boolean {
  return viewer !== null && (viewer === owner || seen.includes(viewer))
}

/** The view of one seat. */
export type ToyView = ReturnType<typeof viewToy>

export function viewToy({ state }: ToyFacts, viewer: Seat | null) {
  const { round, turn, actions, relics, die, over, warden, discard, casts } = state
  return {
    round,
    turn,
    actions,
    relics,
    die,
    over,
    warden,
    discard: { bolt: discard.bolt, boon: discard.boon, counter: discard.counter, gem: discard.gem },
    casts: casts.map(({ id, card, seat, target, countered }) => ({ id, card, seat, target, countered })),
    deck: pileSize(state.deck),
    seats: state.seats.map(({ hand, coins, goods, points, rerolls, tactic }, owner) => ({
      hand: hand.map((held) => (over || knows(viewer, owner, held) ? held.card : null)),
      coins,
      goods,
      points,
      rerolls,
      tactic,
    })),
  }
}

/** Returns all cards that the viewer doesn't know to the deck and deals them again. */
export function guessToy({ state }: ToyFacts, viewer: Seat | null, chance: Chance): void {
  if (state.over) return
  const hidden = state.seats.flatMap(({ hand }, owner) => hand.filter((held) => !knows(viewer, owner, held)))
  for (const { card } of hidden) state.deck[card]++
  for (const held of hidden) held.card = takeFrom(state.deck, chance.below(pileSize(state.deck)))
}

export function checkToy({ state }: ToyFacts): string[] {
  const broken: string[] = []
  for (const card of TOY_CARDS) {
    const held = state.seats.flatMap((seat) => seat.hand).filter((c) => c.card === card).length
    const cast = state.casts.filter((c) => c.card === card).length
    const all = held + cast + state.deck[card] + state.discard[card]
    if (all !== TOY_DECK[card]) broken.push(`${all} ${card} cards instead of ${TOY_DECK[card]}`)
  }
  state.seats.forEach(({ coins, goods, points, rerolls }, seat) => {
    if (Math.min(coins, goods, points, rerolls) < 0) broken.push(`seat ${seat} owes something`)
  })
  return broken
}
