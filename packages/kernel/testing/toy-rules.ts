// The toy game's rules: its steps, its extras and its asides.
import {
  type Extras,
  named,
  numbered,
  option,
  type Option,
  type Play,
  type Reason,
  type Seat,
  type Step,
} from '../src/index.ts'
import {
  pileSize,
  takeFrom,
  TOY_TACTICS,
  type ToyCard,
  type ToyFacts,
  toySeat,
  type ToyState,
  type ToyTactic,
  type ToyTurn,
  type ToyValues,
} from './toy-state.ts'
import { wardenMoves } from './toy-rival.ts'
import { FEAST, severalSteps } from './toy-several.ts'
import { storySteps, strangerComes } from './toy-story.ts'

interface CastStep extends Step {
  readonly cast: number
}

const tacticOption: Readonly<Record<ToyTactic, Option>> = {
  march: named('tactic', 'march'),
  trade: named('tactic', 'trade'),
  spy: named('tactic', 'spy'),
}
const BOLT = named('cast', 'bolt', 'card:bolt')
const BOON = named('cast', 'boon', 'card:boon')
const [RAID, RELIC, REST, END] = [option('raid'), option('relic'), option('rest'), option('end', '', 'ends')]
const [COUNTER, PASS] = [option('counter', 'card:counter'), option('pass', '', 'declines')]
const [YES, NO, TAKE] = [option('yes'), option('no', '', 'declines'), option('take', 'die')]
const [SELL, REROLL] = [option('sell', 'goods', 'quiet'), option('reroll', 'die')]
const spyOn = (seat: Seat): Option => numbered('spy', seat, `seat:${seat}`)

/** The options that a hasty player always takes when they are offered. */
export const likedAtOnce: readonly Option[] = [RELIC, COUNTER, BOON]

const NO_CARD: Reason = { id: 'no-card', rule: 'T-CAST-1' }
const NO_COINS: Reason = { id: 'no-coins', rule: 'T-PAY-1' }
const NO_RELIC: Reason = { id: 'no-relic', rule: 'T-RELIC-1' }
const NO_CARDS_LEFT: Reason = { id: 'no-cards-left', rule: 'T-REST-1' }
const NO_REROLL: Reason = { id: 'no-reroll', rule: 'T-DIE-1' }
const NO_GOODS: Reason = { id: 'no-goods', rule: 'T-SELL-1' }
const NOT_SPYING: Reason = { id: 'not-spying', rule: 'T-SPY-1' }
const NOTHING_HIDDEN: Reason = { id: 'nothing-hidden', rule: 'T-SPY-2' }
const SAME_TACTIC: Reason = { id: 'same-tactic', rule: 'T-TACTIC-1' }

export const sideOf = (f: ToyFacts, seat: Seat): number => (f.options['play'] === 'teams' ? seat % 2 : seat)
export const ended = ({ state, values }: ToyFacts): boolean =>
  state.round >= values.rounds || state.relics === 0
const unless = (ok: boolean, reason: Reason): Reason | null => (ok ? null : reason)

/** The other seats, starting from the left; `foes`: without seats of the same side. */
function others(f: ToyFacts, seat: Seat, foes: boolean): Seat[] {
  return Array.from({ length: f.seats - 1 }, (_, i) => (seat + 1 + i) % f.seats).filter(
    (other) => !foes || sideOf(f, other) !== sideOf(f, seat),
  )
}

export function drawCard(t: ToyTurn, seat: Seat): void {
  const { state } = t
  if (pileSize(state.deck) === 0) {
    state.deck = state.discard
    state.discard = { bolt: 0, boon: 0, counter: 0, gem: 0 }
  }
  const size = pileSize(state.deck)
  if (size === 0) return
  const card = takeFrom(state.deck, t.chance(size))
  toySeat(state, seat).hand.push({ card, seen: [] })
  t.emit({ type: 'drew', seat, card, only: [seat] })
}

/** Puts a spell into `casts`, and on the stack a `resolve` step with its id below the `respond` steps of the others. */
function cast(t: ToyTurn, seat: Seat, card: ToyCard, target: number | null): void {
  const { state } = t
  const { hand } = toySeat(state, seat)
  hand.splice(
    hand.findIndex((held) => held.card === card),
    1,
  )
  const id = state.nextCast++
  state.casts.push({ id, card, seat, target, countered: false })
  t.emit({ type: 'cast', seat, card, from: card })
  const resolve: CastStep = { do: 'resolve', seat, cast: id, from: card }
  t.push(resolve)
  // Whether a seat is asked depends on the size of its hand, never on the cards, which are hidden.
  for (const other of others(t, seat, true).toReversed()) {
    const respond: CastStep = { do: 'respond', seat: other, cast: id, from: card }
    if (toySeat(state, other).hand.length > 0) t.push(respond)
  }
}

function sell(t: ToyTurn, seat: Seat): void {
  const own = toySeat(t.state, seat)
  own.goods--
  own.coins++
  t.emit({ type: 'sold', seat })
}

function roll(t: ToyTurn, seat: Seat): void {
  t.state.die = 1 + t.chance(6)
  t.emit({ type: 'rolled', seat, die: t.state.die })
}

function offerActs(t: ToyTurn, seat: Seat): void {
  const { state, values } = t
  const { hand, coins, tactic } = toySeat(state, seat)
  const castable = (card: ToyCard) =>
    unless(
      hand.some((held) => held.card === card),
      NO_CARD,
    ) ?? unless(coins >= 1, NO_COINS)
  t.askOpen(seat, 'turn', 'act')
  t.may(BOLT, castable('bolt'))
  t.may(BOON, castable('boon'))
  t.may(RELIC, unless(state.relics > 0, NO_RELIC) ?? unless(coins >= values.relicCost, NO_COINS))
  t.may(REST, unless(pileSize(state.deck) + pileSize(state.discard) > 0, NO_CARDS_LEFT))
  for (const other of others(t, seat, false)) {
    const hidden = toySeat(state, other).hand.some(({ seen }) => !seen.includes(seat))
    t.may(spyOn(other), unless(tactic === 'spy', NOT_SPYING) ?? unless(hidden, NOTHING_HIDDEN))
  }
  t.may(FEAST, unless(hand.length > 0, NO_CARD))
  t.offer(RAID)
  t.offer(END)
}

const acts: Readonly<Record<string, (t: ToyTurn, seat: Seat, answer: Option) => void>> = {
  cast(t, seat, answer) {
    toySeat(t.state, seat).coins--
    cast(t, seat, answer === BOLT ? 'bolt' : 'boon', null)
  },
  raid(t, seat) {
    t.push({ do: 'loot', seat })
    for (const other of others(t, seat, false)) {
      if (toySeat(t.state, other).goods > 0) t.push({ do: 'toll', seat: other, from: 'toll' })
    }
    roll(t, seat)
  },
  relic(t, seat) {
    const own = toySeat(t.state, seat)
    own.coins -= t.values.relicCost
    own.points += t.values.relicPoints
    t.state.relics--
    t.emit({ type: 'relic', seat })
  },
  rest: drawCard,
  feast: (t, seat) => t.push({ do: 'feast', seat }),
  spy(t, seat, answer) {
    const { hand } = toySeat(t.state, answer.n)
    t.reveal()
    for (const { seen } of hand) if (!seen.includes(seat)) seen.push(seat)
    t.emit({ type: 'spied', seat, target: answer.n, cards: hand.map(({ card }) => card), only: [seat] })
  },
}

/** T-CAST-2: a counter stops the spell it targets; last in, first out. */
function resolve(t: ToyTurn, step: CastStep): void {
  const { state, values } = t
  const spell = state.casts.find(({ id }) => id === step.cast)
  if (spell === undefined) return
  state.casts = state.casts.filter((other) => other !== spell)
  state.discard[spell.card]++
  t.emit({ type: spell.countered ? 'countered' : 'resolved', seat: spell.seat, card: spell.card })
  if (spell.countered) return
  const target = state.casts.find(({ id }) => id === spell.target)
  if (target !== undefined) target.countered = true
  if (spell.card === 'boon') toySeat(state, spell.seat).points += values.boonPoints
  if (spell.card === 'bolt') {
    for (const foe of others(t, spell.seat, true)) {
      toySeat(state, foe).points = Math.max(0, toySeat(state, foe).points - 1)
    }
  }
}

export const toySteps: Play<ToyState, ToyValues>['steps'] = {
  round(t, { seat }) {
    if (t.state.round > 0) wardenMoves(t)
    if (ended(t)) {
      t.state.over = true
      t.emit({ type: 'over' })
      return
    }
    t.state.round++
    t.roundBegins(t.state.round)
    t.push({ do: 'round', seat })
    for (let next = t.seats - 1; next >= 0; next--) t.push({ do: 'turn', seat: next })
    t.push({ do: 'tactics', seat })
    strangerComes(t)
  },

  tactics(t, _step, answer) {
    for (let seat = 0; seat < t.seats; seat++) {
      const own = toySeat(t.state, seat)
      if (answer === undefined) {
        t.askTogether(seat, 'pick', 'tactic')
        for (const name of TOY_TACTICS) {
          t.may(tacticOption[name], unless(own.tactic !== name, SAME_TACTIC))
        }
      } else {
        const chosen = t.answerOf(seat)
        own.tactic = TOY_TACTICS.find((name) => tacticOption[name] === chosen) ?? null
        t.emit({ type: 'tactic', seat, tactic: own.tactic })
      }
    }
  },

  turn(t, { seat }) {
    const { state } = t
    state.turn = seat
    t.turnBegins(seat)
    state.actions = 2
    if (toySeat(state, seat).tactic === 'trade') toySeat(state, seat).goods++
    t.push({ do: 'act', seat })
  },

  act(t, { seat }, answer) {
    if (answer === undefined) return offerActs(t, seat)
    t.state.actions = answer === END ? 0 : t.state.actions - 1
    if (t.state.actions > 0) t.push({ do: 'act', seat })
    acts[answer.kind]?.(t, seat, answer)
  },

  loot(t, { seat }, answer) {
    if (answer === undefined) {
      t.askOpen(seat, 'pick', 'loot', 'raid')
      t.offer(TAKE)
      return
    }
    const own = toySeat(t.state, seat)
    own.coins += t.state.die + (own.tactic === 'march' ? 1 : 0)
    t.state.die = 0
    t.emit({ type: 'looted', seat })
  },

  toll(t, { seat, from }, answer) {
    const choice = t.choice(seat, 'toll')
    if (answer === undefined && choice === 'ask') {
      t.ask(seat, 'yesno', 'toll', from)
      t.offer(YES)
      t.offer(NO)
    } else if (answer === undefined ? choice === 'always' : answer === YES) {
      toySeat(t.state, seat).coins++
      t.emit({ type: 'toll', seat, from })
    }
  },

  respond(t: ToyTurn, step: CastStep, answer) {
    const { hand } = toySeat(t.state, step.seat)
    if (answer === undefined) {
      t.ask(step.seat, 'pick', 'respond', step.from)
      t.may(
        COUNTER,
        unless(
          hand.some(({ card }) => card === 'counter'),
          NO_CARD,
        ),
      )
      t.offer(PASS)
    } else if (answer === COUNTER) cast(t, step.seat, 'counter', step.cast)
  },

  resolve,
  ...severalSteps,
  ...storySteps,
}

export const toyAnytime: Extras<ToyState, ToyValues> = {
  offer(t, seat, where) {
    const { goods, rerolls } = toySeat(t.state, seat)
    t.may(SELL, unless(goods > 0, NO_GOODS))
    if (where?.do === 'loot') t.may(REROLL, unless(rerolls > 0, NO_REROLL))
  },
  acts: {
    sell,
    reroll(t, seat) {
      toySeat(t.state, seat).rerolls--
      roll(t, seat)
    },
  },
}

export const toyAside: Extras<ToyState, ToyValues> = {
  offer(t, seat) {
    t.may(SELL, unless(toySeat(t.state, seat).goods > 0, NO_GOODS))
  },
  acts: { sell },
}
