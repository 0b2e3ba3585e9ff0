// The toy game: a small game that uses every feature of the kernel once. Each round, all players choose a sealed
// tactic, then take turns: cast spells that others may counter, raid with a die that may be rerolled, buy relics, spy
// on hands, bring cards to a feast, sell goods at any time. Optional: teams, a draft, a rival, a story, a campaign.
import type { Allowance, GameEvent, GameOptions, Score, Seat, WholeGame } from '../src/index.ts'
import { drawCard, ended, likedAtOnce, sideOf, toyAnytime, toyAside, toySteps } from './toy-rules.ts'
import { pursesIn, toyCarries } from './toy-campaign.ts'
import { beatsAll, toyRivals } from './toy-rival.ts'
import { dealDraft } from './toy-several.ts'
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

function totalsBySide(f: ToyFacts): Map<number, number> {
  const totals = new Map<number, number>()
  for (const { seat, total } of scores(f, 'host')) {
    totals.set(sideOf(f, seat), (totals.get(sideOf(f, seat)) ?? 0) + total)
  }
  return totals
}

const bestOf = (f: ToyFacts): number => Math.max(...totalsBySide(f).values())

function winners(f: ToyFacts): Seat[] {
  const [totals, best] = [totalsBySide(f), bestOf(f)]
  if (beatsAll(f, best)) return []
  return f.state.seats.map((_, seat) => seat).filter((seat) => totals.get(sideOf(f, seat)) === best)
}

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

function allows({ play, warden }: GameOptions): Allowance {
  const teams = play === 'teams'
  const why = 'Against the warden each plays alone: choose teams or the warden, not both.'
  return {
    seats: teams ? [2, 4, 6] : upTo(warden === true ? 1 : 2, 7),
    against: teams && warden === true ? { rule: 'T-WARDEN-2', why } : null,
  }
}

const flag = (title: string, description: string) =>
  ({ type: 'boolean', title, description, default: false }) as const

export const toyGame: WholeGame<ToyState, ToyValues> = {
  id: 'toy',
  title: 'Toy',
  ruleset: 1,
  form: {
    options: {
      type: 'object',
      properties: {
        play: {
          type: 'string',
          title: 'Play',
          description: 'Everyone plays alone, or even seats play against odd seats.',
          enum: ['free', 'teams'],
          default: 'free',
        },
        draft: flag('Draft', 'Each player secretly keeps 2 of 4 cards.'),
        warden: flag('The warden', 'A rival without a seat. With it, you can play alone.'),
        story: flag('A story', 'A stranger comes in the second round.'),
      },
      additionalProperties: false,
    },
    allows,
    sides(seats, options) {
      const all = Array.from({ length: seats }, (_, seat) => seat)
      if (options['play'] !== 'teams') return all.map((seat) => [seat])
      return [all.filter((seat) => seat % 2 === 0), all.filter((seat) => seat % 2 === 1)]
    },
  },
  values: toyValues,
  play: {
    effects: [{ id: 'toll', initial: 'always' }],
    setup: (seats, _options, values, left) => ({
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
      warden: 0,
      seats: Array.from({ length: seats }, (_, seat) => {
        const coins = 2 + (pursesIn(left)[seat] ?? 0)
        return { hand: [], coins, goods: 1, points: 0, rerolls: 1, tactic: null }
      }),
    }),

    begin(t) {
      t.push({ do: 'round', seat: 0 })
      for (let seat = 0; seat < t.seats; seat++) {
        drawCard(t, seat)
        drawCard(t, seat)
      }
      if (t.options['draft'] === true) dealDraft(t, (seat) => drawCard(t, seat))
    },
    steps: toySteps,
    anytime: toyAnytime,
    aside: toyAside,
    copy: copyToy,
    ending: ended,
    winners,
    rivals: toyRivals(bestOf),
    carries: toyCarries,
  },
  see: {
    view: viewToy,
    sees(event: GameEvent, seat) {
      if (event.only === undefined || (seat !== null && event.only.includes(seat))) return event
      return event.seat === undefined ? null : { type: event.type, seat: event.seat }
    },
    standing: scores,
    guess: guessToy,
  },
  say: {
    prompt: (ask) => ask.prompt,
    label: (_facts, { id }) => id,
    reason: ({ id }) => id,
    event: (_facts, { type, seat, rival }, names) => {
      const who = seat === undefined ? rival : (names[seat] ?? String(seat))
      return who === undefined ? null : `${who}: ${type}`
    },
    rival: (id) => `The ${id}`,
    score: (what) => what,
    progress: ({ state }) => `Round ${state.round}`,
  },
  judge: {
    quick(_facts, ask, chance) {
      return ask.options.find((o) => likedAtOnce.includes(o)) ?? chance.pick(ask.options)
    },
    worth: ({ state }, seat) => toySeat(state, seat).points + toySeat(state, seat).coins / 4,
    outlook: { perPoint: [0.1, 0.2, 0.4], alone: { perPoint: [0.1], even: [5] } },
  },
  inspect: {
    check: checkToy,
    coverage: () => ({
      cards: TOY_CARDS.filter((card) => card !== 'gem'),
      steps: Object.keys(toySteps),
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
        'keep',
        'bring',
        'feast',
        'confirm',
        'untick',
        'help',
        'refuse',
        'sell',
        'reroll',
      ],
    }),
    position: ({ state }, names) => state.seats.map(({ points }, i) => `${names[i] ?? i}: ${points}`),
  },
}
