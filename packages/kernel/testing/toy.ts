// The toy game: small, and with one of everything the kernel promises, so that the kernel is
// everybody's. Each round all choose a sealed tactic, then take turns: cast spells that others may
// counter, raid with a die that may be rolled again, buy relics, spy on hands, sell goods at any time.
import type { Game, GameEvent, Score, Seat } from '../src/index.ts'
import {
  automaOf,
  drawCard,
  ended,
  likedAtOnce,
  sideOf,
  toyAnytime,
  toyAside,
  toySteps,
} from './toy-rules.ts'
import {
  checkToy,
  copyToy,
  guessToy,
  TOY_CARDS,
  TOY_DECK,
  type ToyFacts,
  toySeat,
  type ToyState,
  toyValues,
  type ToyValues,
  viewToy,
} from './toy-state.ts'

function scores({ state }: ToyFacts, viewer: Seat | null | 'host'): Score[] {
  return state.seats.map(({ points, hand }, seat) => {
    const gems = hand.filter(({ card }) => card === 'gem').length
    const open = viewer === 'host' || viewer === seat || state.over
    const lines = [{ what: 'points', points }, ...(open ? [{ what: 'gems', points: gems }] : [])]
    return { seat, total: points + (open ? gems : 0), lines }
  })
}

function winners(f: ToyFacts): Seat[] {
  const totals = new Map<number, number>()
  for (const { seat, total } of scores(f, 'host')) {
    totals.set(sideOf(f, seat), (totals.get(sideOf(f, seat)) ?? 0) + total)
  }
  const best = Math.max(...totals.values())
  const won = f.state.seats.map((_, seat) => seat).filter((seat) => totals.get(sideOf(f, seat)) === best)
  return won.includes(automaOf(f)) ? [] : won
}

export const toyGame: Game<ToyState, ToyValues> = {
  id: 'toy',
  title: 'Toy',
  ruleset: 1,
  options: {
    type: 'object',
    properties: {
      play: {
        type: 'string',
        title: 'Play',
        description: 'Each for oneself, or even seats against odd ones.',
        enum: ['free', 'teams'],
        default: 'free',
      },
      automa: {
        type: 'boolean',
        title: 'Automa',
        description: 'The last seat plays by itself.',
        default: false,
      },
    },
    additionalProperties: false,
  },
  allows: () => ({ seats: [2, 3, 4], against: null }),
  values: toyValues,
  effects: [{ id: 'toll', initial: 'always' }],

  setup: (seats, { automa }, values) => ({
    round: 0,
    turn: 0,
    actions: 0,
    relics: values.relics,
    die: 0,
    deck: { ...TOY_DECK },
    discard: { bolt: 0, boon: 0, counter: 0, gem: 0 },
    casts: [],
    nextCast: 0,
    over: false,
    seats: Array.from({ length: seats }, (_, seat) => {
      const goods = automa === true && seat === seats - 1 ? 0 : 1
      return { hand: [], coins: 2, goods, points: 0, rerolls: 1, tactic: null }
    }),
  }),

  begin(t) {
    t.push({ do: 'round', seat: 0 })
    for (let seat = 0; seat < t.seats; seat++) {
      if (seat === automaOf(t)) continue
      drawCard(t, seat)
      drawCard(t, seat)
    }
  },

  steps: toySteps,
  anytime: toyAnytime,
  aside: toyAside,
  sides(seats, options) {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    if (options['play'] !== 'teams') return all.map((seat) => [seat])
    return [all.filter((seat) => seat % 2 === 0), all.filter((seat) => seat % 2 === 1)]
  },

  view: viewToy,
  sees(event: GameEvent, seat) {
    if (event.only === undefined || (seat !== null && event.only.includes(seat))) return event
    return event.seat === undefined ? null : { type: event.type, seat: event.seat }
  },
  guess: guessToy,
  standing: scores,
  winners,
  ending: ended,
  copy: copyToy,
  check: checkToy,
  quick(_facts, ask, chance) {
    return ask.options.find((o) => likedAtOnce.includes(o)) ?? chance.pick(ask.options)
  },
  worth: ({ state }, seat) => toySeat(state, seat).points + toySeat(state, seat).coins / 4,
  coverage: {
    cards: TOY_CARDS.filter((card) => card !== 'gem'),
    options: [
      'tactic',
      'cast',
      'raid',
      'relic',
      'rest',
      'end',
      'spy',
      'counter',
      'pass',
      'yes',
      'no',
      'take',
      'sell',
      'reroll',
    ],
  },
  text: {
    prompt: (ask) => ask.prompt,
    label: (_facts, { id }) => id,
    reason: ({ id }) => id,
    event: (_facts, { type, seat }, names) => (seat === undefined ? null : `${names[seat] ?? seat}: ${type}`),
    score: (what) => what,
    position: ({ state }, names) => state.seats.map(({ points }, i) => `${names[i] ?? i}: ${points}`),
    progress: ({ state }) => `Round ${state.round}`,
  },
}
