// The news for a player of Vindication: what affects them since their last turn.
import type { Update } from '@lorehall/host'
import { expect, test } from 'vitest'
import { touchesBetween, newsBetween } from '../../src/games/vindication/parts/touches.ts'
import type { GameView, PlayerView } from '../../src/games/vindication/view.ts'
import { ENGLISH, update } from '../kit.ts'

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  honor: 20,
  potential: 8,
  influence: 8,
  conviction: 2,
  spheres: [0, 0, 0, 0, 0, 0],
  space: 1,
  mount: 2,
  speedBlocks: 0,
  vindicated: false,
  party: [],
  traits: [],
  relics: [],
  monsters: [],
  tiles: [],
  tokens: 0,
  defeated: 0,
  attained: 0,
  acquired: 0,
  learned: 0,
  sources: {},
  used: [],
  steps: 0,
  taken: 0,
  quests: 1,
  dealt: 0,
  returned: 0,
  ...more,
})

const view = (round: number, seat: number, more: Partial<GameView> = {}): GameView => ({
  seat: 0,
  round,
  first: 0,
  turn: {
    seat,
    began: 1,
    activated: false,
    active: [],
    spent: [],
    move: 'open',
    walked: 0,
    visitSpent: false,
    extraVisits: 0,
    visited: [],
    mayControl: 0,
    gaveUp: [],
    grants: [],
    borrowed: [],
    extraTurns: 0,
  },
  players: [player(0), player(1)],
  regions: [{ hex: 3, kind: 'spire', owner: 0 }],
  bag: [],
  decks: [],
  tiles: [],
  tokens: [30],
  triggers: [{ id: 'regions', now: 0, goal: 4 }],
  triggersLeft: 9,
  white: 0,
  black: 0,
  look: null,
  ending: null,
  lastRound: 0,
  scored: false,
  modules: {},
  ...more,
})

/** As it arrives through the port, as JSON. */
const parse: (text: string) => Update['view'] = JSON.parse
const asSent = (shown: GameView) => parse(JSON.stringify(shown))

const at = (seq: number, shown: GameView, rent = 0): Update =>
  update({
    game: 'vindication',
    seq,
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Wenna', kind: 'bot', bot: 'quick' },
    ],
    view: asSent(shown),
    standing: [{ seat: 0, total: 20, lines: [{ what: 'rent', points: rent }] }],
  })

const between = (before: Update, now: Update) => newsBetween(before, now, ENGLISH)

test('there is no news if nothing affects me', () => {
  expect(between(at(5, view(1, 0)), at(9, view(2, 0)))).toEqual([])
})

test('a lost region, with the name of the new owner', () => {
  const now = view(2, 0, { regions: [{ hex: 3, kind: 'spire', owner: 1 }] })
  expect(between(at(5, view(1, 0)), at(9, now))).toEqual(['Wenna took control of the Holy Spire from you.'])
})

test('the honor that the new owner gained', () => {
  const taken = { taken: 1, sources: { control: 2 } }
  const now = view(2, 0, {
    regions: [{ hex: 3, kind: 'spire', owner: 1 }],
    players: [player(0), player(1, taken)],
  })
  expect(between(at(5, view(1, 0)), at(9, now))).toEqual([
    'Wenna took control of the Holy Spire from you (+2 honor).',
  ])
})

test('a monster that another player defeated is news, but does not affect me', () => {
  const fought = view(2, 0, { players: [player(0), player(1, { monsters: ['mornak'] })] })
  expect(between(at(5, view(1, 0)), at(9, fought))).toEqual([expect.stringMatching(/^Wenna defeated .*\.$/)])
  expect(touchesBetween(at(5, view(1, 0)), at(9, fought), ENGLISH)).toEqual([])
  const own = view(2, 0, { players: [player(0, { monsters: ['mornak'] }), player(1)] })
  expect(between(at(5, view(1, 0)), at(9, own))).toEqual([])
})

test('honor from visits, separate from other honor', () => {
  const now = view(2, 0, { players: [player(0, { honor: 23 }), player(1)] })
  expect(between(at(5, view(1, 0)), at(9, now, 2))).toEqual([
    'You gained 2 honor from visits to your regions.',
    'You gained 1 honor.',
  ])
  const less = view(2, 0, { players: [player(0, { honor: 18 }), player(1)] })
  expect(between(at(5, view(1, 0)), at(9, less))).toEqual(['You lost 2 honor.'])
})

test('a lost companion and a new trigger, with the end first', () => {
  const before = view(1, 0, { players: [player(0, { party: [{ card: 'dawn', blocks: 1 }] }), player(1)] })
  const now = view(2, 0, {
    ending: 'regions',
    lastRound: 3,
    triggers: [...before.triggers, { id: 'relics', now: 0, goal: 5 }],
  })
  const lines = between(at(5, before), at(9, now))
  expect(lines[0]).toBe('The end is triggered: round 3 is the last.')
  expect(lines[1]).toMatch(/^You lost /)
  // It was the only card of its color.
  expect(lines[2]).toMatch(/^You lost the lead in /)
  expect(lines[3]).toMatch(/^New end trigger: /)
  expect(lines).toHaveLength(4)
})

test('a lead in a mastery that another player took or tied', () => {
  const tiles = (n: number) => [0, 0, n, 0, 0, 0]
  const race = (mine: number, theirs: number) =>
    view(1, 1, { players: [player(0, { tiles: tiles(mine) }), player(1, { tiles: tiles(theirs) })] })
  expect(between(at(5, race(2, 1)), at(9, race(2, 3)))).toEqual(['Wenna took the lead in strength from you.'])
  expect(between(at(5, race(2, 1)), at(9, race(2, 2)))).toEqual(['You lost the lead in strength.'])
  expect(between(at(5, race(1, 2)), at(9, race(1, 3)))).toEqual([])
})

test('a single step has a short text with its place on the board', () => {
  const now = view(2, 0, { regions: [{ hex: 3, kind: 'spire', owner: 1 }] })
  expect(touchesBetween(at(5, view(1, 0)), at(6, now), ENGLISH)).toMatchObject([
    { text: 'You lose control of the Holy Spire', at: 'region:3', grave: true },
  ])
})
