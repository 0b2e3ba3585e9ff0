import type { Table } from '@lorehall/kernel'
import { open, play, refusal } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { TOUCHES } from '../../src/map/board.ts'
import { CARDS, QUEST_IDS } from '../../src/cards/index.ts'
import { vindication } from '../../src/index.ts'
import { at, DECKS, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { scenario } from '../../testing/index.ts'
import { inspect } from '../../src/inspect.ts'

const SEATS = [2, 3, 4, 5]
const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`)

function fresh(seats: number, seed = 'set-up'): Table<State, Values> {
  return open(vindication, { seats, seed })
}

/** Tables of every size with many seeds. */
function everyTable(look: (table: Table<State, Values>, state: State) => void): void {
  for (const seats of SEATS) {
    for (const seed of SEEDS) {
      const table = fresh(seats, seed)
      look(table, table.machine.state)
    }
  }
}

const events = (table: Table<State, Values>, type: string) =>
  table.events.filter((event) => event.type === type)

/** Every seat keeps the first of its two quests. */
function keepAll(table: Table<State, Values>): void {
  for (const ask of table.asks.slice()) play(table, `${ask.seat} ${at(ask.options, 0).id}`)
}

test('V-SETUP-1 2 to 5 players', () => {
  expect(vindication.form.allows({})).toEqual({ seats: [2, 3, 4, 5], against: null })
  expect(refusal(() => fresh(1))).toBe('bad-seats')
  expect(refusal(() => fresh(6))).toBe('bad-seats')
})

test.for(SEATS)('V-SETUP-1 each of %i players has 21 blocks, speed 2 and a wretched character', (seats) => {
  const table = fresh(seats)
  expect(table.machine.state.players).toHaveLength(seats)
  for (const p of table.machine.state.players) {
    const blocks = p.potential + p.influence + p.conviction + p.spheres.reduce((n, x) => n + x, 0)
    expect(blocks).toBe(21)
    expect(p).toMatchObject({
      mount: 2,
      speedBlocks: 0,
      vindicated: false,
      traits: [],
      relics: [],
      monsters: [],
      tokens: 0,
    })
  }
  expect(inspect.check(table.machine)).toEqual([])
})

test('V-SETUP-2 all journeys differ, and each names a start on the coast', () => {
  const starts = new Set<number>()
  everyTable((_, { players }) => {
    const here = players.map((p) => p.space)
    expect(new Set(here).size).toBe(players.length)
    for (const space of here) starts.add(space)
  })
  expect([...starts].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('V-SETUP-2 the journeys are red, yellow and blue in turn, and the first companion has that color', () => {
  const colours = ['red', 'yellow', 'blue']
  everyTable((table, { players }) => {
    players.forEach((p, seat) => {
      const colour = at(colours, (p.space - 1) % 3)
      expect(p.party).toHaveLength(1)
      expect(DECKS[CARDS.find((card) => card.id === p.party[0]?.card)?.deck ?? 5]).toBe(colour)
      expect(events(table, 'journey')[seat]).toMatchObject({ seat, start: p.space, colour })
    })
  })
})

test('V-SETUP-3 eight blocks in potential, eight in influence, two in conviction, one on each common attribute', () => {
  for (const p of fresh(5).machine.state.players) {
    expect(p).toMatchObject({ potential: 8, influence: 8, conviction: 2, spheres: [1, 1, 1, 0, 0, 0] })
  }
})

test('V-SETUP-4 a player begins with 15 honor plus that of the first companion', () => {
  everyTable((table, { players }) => {
    for (const p of players) {
      expect(p.honor).toBe(15 + (table.machine.values.honor[at(p.party, 0).card] ?? -1))
    }
    expect(inspect.check(table.machine)).toEqual([])
  })
})

test('V-SETUP-4 a first companion with negative honor counts, too', () => {
  const cards = Object.fromEntries(CARDS.map((card) => [card.id, { honor: -3 }]))
  const values = { cards }
  const table = open(vindication, { seats: 5, values })
  expect(table.machine.state.players.map((p) => p.honor)).toEqual([12, 12, 12, 12, 12])
  expect(inspect.check(table.machine)).toEqual([])
})

test('V-SETUP-4 companions that may not start never do, and stay in the deck', () => {
  const barred = [
    'herk',
    'drokk',
    'yok-no',
    'yanos',
    'groll',
    'xan',
    'adena',
    'anazi-birin',
    'gha-kein',
    'fynnok',
  ]
  const more = ['leyiha', 'yenara', 'kaladre', 'dawn', 'dryn', 'elya', 'jika', 'xina']
  const { mayStart } = fresh(2).machine.values
  expect(
    Object.keys(mayStart)
      .filter((id) => mayStart[id] !== true)
      .toSorted(),
  ).toEqual([...barred, ...more].toSorted())
  const first = new Set<string>()
  everyTable((_, { players, decks }) => {
    for (const p of players) first.add(at(p.party, 0).card)
    const inDecks = decks.slice(0, 3).flatMap((pile) => [...pile.down, ...pile.open])
    expect(inDecks).toHaveLength(60 - players.length)
    expect([...barred, ...more].filter((id) => !inDecks.includes(id))).toEqual([])
  })
  expect([...barred, ...more].filter((id) => first.has(id))).toEqual([])
  expect(first.size).toBeGreaterThan(30)
})

test('V-SETUP-4 values that leave a color without enough first companions are refused', () => {
  const red = CARDS.filter((card) => card.deck === 2).map((card) => card.id)
  const barring = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { mayStart: false }]))
  const start = (cards: Record<string, { mayStart: boolean }>) => () =>
    open(vindication, { values: { cards } })
  expect(refusal(start(barring(red)))).toBe('bad-values')
  expect(
    refusal(
      start({ ...barring(red), arn: { mayStart: true }, wim: { mayStart: true }, ruak: { mayStart: true } }),
    ),
  ).toBe('bad-values')
  const four = Object.fromEntries(['arn', 'wim', 'ruak', 'dara'].map((id) => [id, { mayStart: true }]))
  expect(refusal(start({ ...barring(red), ...four }))).toBe(null)
})

test('V-SETUP-5 the first companion was not acquired and does nothing on joining', () => {
  const joining = ['yok-no', 'dryn', 'fynnok', 'jika']
  const cards = Object.fromEntries(
    CARDS.filter((card) => card.initiative > 0).map((card) => [card.id, { mayStart: true }]),
  )
  const yellow = CARDS.filter(
    (card) => card.deck === 0 && !['dryn', 'jika', 'zho', 'oneth', 'nyei'].includes(card.id),
  )
  for (const card of yellow) cards[card.id] = { mayStart: false }
  const table = open(vindication, { seats: 5, values: { cards, journeys: Array<string>(12).fill('yellow') } })
  const { players } = table.machine.state
  const parties = players.flatMap((p) => p.party.map(({ card }) => card))
  expect(joining.filter((id) => parties.includes(id))).toEqual(['dryn', 'jika'])
  for (const p of players) {
    expect(p).toMatchObject({
      influence: 8,
      conviction: 2,
      spheres: [1, 1, 1, 0, 0, 0],
      party: [{ blocks: 0 }],
    })
    expect([p.acquired, p.attained, p.defeated, p.learned]).toEqual([0, 0, 0, 0])
  }
  expect(events(table, 'acquired')).toEqual([])
})

test('V-SETUP-6 six decks with one card face up beside each', () => {
  everyTable((_, { decks, players }) => {
    expect(decks.map((pile) => pile.open.length)).toEqual([1, 1, 1, 1, 1, 1])
    expect(decks.map((pile) => pile.top)).toEqual(['', '', '', '', '', ''])
    const companions = decks.slice(0, 3).reduce((n, pile) => n + pile.down.length, 0)
    expect(companions).toBe(60 - 3 - players.length)
    expect(decks.slice(3).map((pile) => pile.down.length)).toEqual([15, 15, 15])
  })
})

test('V-SETUP-6 each player keeps one of two secret quests and puts the other back', () => {
  const table = fresh(3)
  const { state } = table.machine
  expect(state.players.map((p) => p.dealt.length)).toEqual([2, 2, 2])
  expect(state.questStack).toHaveLength(10)
  expect(table.asks.map((ask) => ask.seat)).toEqual([0, 1, 2])
  const [kept, other] = state.players.map((p) => p.dealt)[1] ?? []
  expect(table.askOf(1)?.options.map((o) => o.id)).toEqual([`keep:${kept}`, `keep:${other}`])
  play(table, `1 keep:${other}`)
  keepAll(table)
  const { players, questStack } = table.machine.state
  expect(players.map((p) => p.quests.length)).toEqual([1, 1, 1])
  expect(players.map((p) => p.dealt)).toEqual([[], [], []])
  expect(players[1]).toMatchObject({ quests: [other], returned: [kept] })
  expect(questStack).toContain(kept)
  expect(questStack).not.toContain(other)
  expect([...questStack, ...players.flatMap((p) => p.quests)].toSorted()).toEqual(QUEST_IDS.toSorted())
})

test('V-SETUP-7 the bag holds the 19 core regions', () => {
  everyTable((_, { bag, regions }) => {
    const placed = regions.filter((kind) => kind !== '')
    expect(bag.reduce((n, x) => n + x, placed.length)).toBe(19)
  })
  expect(vindication.play.setup(2, {}, vindication.values.read({}, {}), null).bag).toEqual([
    1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3,
  ])
})

test.for(SEATS)('V-SETUP-7 with %i players each attribute has one tile fewer', (seats) => {
  const { tiles, players } = fresh(seats).machine.state
  expect(tiles).toEqual(Array(6).fill(seats - 1))
  for (const p of players) expect(p.tiles).toEqual([0, 0, 0, 0, 0, 0])
})

test('V-SETUP-7 trigger tokens are on 30, 45, 60 and 75, and two of twelve end triggers are face up', () => {
  const seen = new Set<string>()
  everyTable((_, { tokens, triggers, triggerStack }) => {
    expect(tokens).toEqual([30, 45, 60, 75])
    expect([triggers.length, triggerStack.length]).toEqual([2, 10])
    expect(new Set([...triggers, ...triggerStack]).size).toBe(12)
    for (const id of triggers) seen.add(id)
  })
  expect(seen.size).toBe(12)
})

test('V-SETUP-8 the hexes next to every figure are discovered, lowest start first, a shared one once', () => {
  let shared = 0
  everyTable((table, { players, regions }) => {
    const starts = players.map((p) => p.space).toSorted((a, b) => a - b)
    const wanted = [...new Set(starts.flatMap((space) => [...at(TOUCHES, space)]))]
    if (wanted.length < 2 * starts.length) shared++
    expect(events(table, 'discovered').map((event) => event['hex'])).toEqual(wanted)
    expect(regions.flatMap((kind, hex) => (kind === '' || hex === 0 ? [] : [hex]))).toEqual(
      wanted.toSorted((a, b) => a - b),
    )
    for (const event of events(table, 'discovered')) {
      const owner = players.find((_, seat) => seat === event.seat)
      expect(at(TOUCHES, owner?.space ?? 0)).toContain(event['hex'])
    }
  })
  expect(shared).toBeGreaterThan(10)
})

test('V-SETUP-9 the player on the lowest start begins', () => {
  const firsts = new Set<number>()
  everyTable((table, { players }) => {
    keepAll(table)
    const { first, round } = table.machine.state
    firsts.add(first)
    expect(at(players, first).space).toBe(Math.min(...players.map((p) => p.space)))
    expect(table.asks.map((ask) => `${ask.seat} ${ask.prompt}`)).toEqual([`${first} turn`])
    expect(table.machine.state.turn).toMatchObject({ seat: first, began: at(players, first).space })
    expect(round).toBe(1)
  })
  expect(firsts.size).toBe(5)
})

test('V-SETUP-9 the others follow clockwise around the table, wherever their figures are', () => {
  const g = scenario({
    seats: 3,
    first: 1,
    turn: 1,
    players: { 0: { space: 14 }, 1: { space: 33 }, 2: { space: 29 } },
  })
  const turns: string[] = []
  for (const way of ['move:32', 'move:28', 'move:13', 'move:33']) {
    turns.push(...g.asked(), `round ${g.state.round}`)
    g.play(way, 'stop', 'end')
  }
  expect(turns).toEqual(['1 turn', 'round 1', '2 turn', 'round 1', '0 turn', 'round 1', '1 turn', 'round 2'])
})

test('V-SETUP-9 the triggers are tested after setup', () => {
  const before = fresh(2)
  before.patch([
    { op: 'replace', path: '/game/triggers', value: ['supremacy', 'relics'] },
    { op: 'replace', path: '/game/players/0/spheres', value: [0, 0, 0, 6, 0, 0] },
  ])
  expect(before.machine.state.ending).toBe('')
  keepAll(before)
  expect(before.machine.state.ending).toBe('supremacy')
})
