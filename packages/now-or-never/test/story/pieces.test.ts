// The pieces of chapters 2 and 3: Button and Oriel, Drill Tanks, the Guild Tank and Robot Y9.
import { describe, expect, test } from 'vitest'
import { cloneJson } from '@lorehall/kernel'
import { cellAt } from '../../src/map/cells.ts'
import { at } from '../../src/state.ts'
import type { StoryStep } from '../../src/modules/story/state.ts'
import { view } from '../../src/view.ts'
import { reputationIn, stopsAt, storyIn, takes } from '../../testing/story.ts'
import { rolls, type Scenario } from '../../testing/index.ts'

type Spot = NonNullable<Parameters<typeof stopsAt>[1]>

const ENTERED = {
  from: 0,
  left: 0,
  steps: 1,
  owes: false,
  stopped: true,
  questPlayed: false,
  playing: '',
  visited: '',
}

/** Seat 0 at the stop on this space, which it has entered in this move. */
const on = (chapter: string, row: number, column: number, spot: Spot = {}): Scenario =>
  stopsAt('', { chapter, ...spot, me: { space: cellAt(row, column), ...spot.me } })
const offers = (g: Scenario, kind: string) => g.offered(0).filter((option) => option.startsWith(`${kind}:`))
const turn = (g: Scenario, owes: boolean) => ({ ...g.state.turn, hero: { ...ENTERED, owes } })
const produces = (chapter: string, season: number, spot: Spot = {}) =>
  stopsAt('A', { chapter, step: { do: 'produce', seat: 0 }, ...spot, state: { season, ...spot.state } })
const storySeen = (g: Scenario) => view(g.table.machine, null).modules['story']
const letterAt = (g: Scenario, cell: number) => {
  const space = at(g.table.machine.values.spaces, cell)
  return space.kind === 'search' ? space.letter : ''
}

/** Plays a fight to its end, as long as the hero lives. */
function fightOn(g: Scenario): Scenario {
  for (let asks = 0; asks < 60 && g.state.turn.fight !== null; asks++) {
    const next = ['strike', 'roll-on', 'keep-die'].find((option) => g.offered(0).includes(option))
    g.play(`0 ${next ?? ''}`)
  }
  return g
}

/** Hearts lost for what was not fought. */
const passed = (g: Scenario) =>
  g.table.events.reduce(
    (sum, { type, from, n }) => sum + (type === 'hurt' && from === 'enemy' ? Number(n) : 0),
    0,
  )

describe('N-STORY-24 a fierce piece', () => {
  test.each([
    ['leave', 1],
    ['meet:giant-boar', 1],
    ['challenge:giant-boar', 0],
  ])('costs 1 heart unless you fight it: %s', (option, hearts) => {
    expect(passed(on('2', 3, 10, { me: { hearts: 5 } }).play(`0 ${option}`))).toBe(hearts)
  })

  test('costs its heart before a search at its letter, and the last one ends the turn without a scene', () => {
    const spot = { story: { walked: { 'giant-boar': 2 } } }
    const search = `0 search:${cellAt(2, 9)}`
    expect(passed(on('2', 2, 9, { ...spot, me: { hearts: 5 } }).play(search))).toBe(1)
    const last = on('2', 2, 9, { ...spot, me: { hearts: 1 } }).play(search)
    expect([last.player(0).hearts, last.state.turn.over, storyIn(last).scene]).toEqual([0, true, null])
  })

  test('costs its heart beside that of an enemy; fighting one of them waives only that one', () => {
    const both = (hearts: number) => {
      const g = on('2', 2, 7, { story: { walked: { 'giant-boar': 4 } }, me: { hearts } })
      return g.lay({ state: { turn: turn(g, true) } })
    }
    const enemy = offers(both(9), 'fight')[0] ?? ''
    expect(passed(both(9).play('0 leave'))).toBe(2)
    expect(passed(both(9).play(`0 ${enemy}`))).toBe(1)
    expect(passed(both(9).play('0 challenge:giant-boar'))).toBe(1)
    const last = both(1).play(`0 ${enemy}`)
    expect([last.state.turn.fight, last.state.turn.over, last.player(0).xp]).toEqual([null, true, 0])
  })

  test('costs its heart if you walk on, which the last heart cannot pay', () => {
    const walk = (hearts: number) => {
      const g = on('2', 3, 10, { step: { do: 'walk', seat: 0 }, me: { hearts } })
      return g.lay({ state: { turn: { ...g.state.turn, hero: { ...ENTERED, left: 2, stopped: false } } } })
    }
    const away = `move:${cellAt(3, 9)}`
    expect(walk(5).play(`0 ${away}`).table.events).toContainEqual(
      expect.objectContaining({ type: 'moved', leaving: 1 }),
    )
    expect(walk(1).refusedWhy(0, away)).toBe('last-heart')
  })

  test('costs nothing where the move began, or if enemies are ignored', () => {
    const g = on('2', 3, 10, { me: { hearts: 5 } })
    g.lay({ state: { turn: { ...g.state.turn, ignoring: true } } }).play('0 leave')
    expect(g.player(0).hearts).toBe(5)
    const begun = on('2', 3, 10, { step: { do: 'heroAction', seat: 0 }, me: { hearts: 5 } })
    begun
      .lay({ state: { turn: { ...begun.state.turn, hero: null } } })
      .play('0 arrow:2', `0 move:${cellAt(3, 9)}`)
    expect(begun.table.events).toContainEqual(expect.objectContaining({ type: 'moved', leaving: 0 }))
  })
})

describe('N-STORY-25 Button', () => {
  test('walks 2 spaces of his road after each production, and stays at the Monument', () => {
    const road = [1, 2, 3, 4, 5].map((season) => {
      const steps = [0, 2, 4, 6, 7][season - 1] ?? 0
      const g = produces('2', season, { story: { walked: { 'giant-boar': steps } } })
      return g.table.machine.state.slots?.story?.walked['giant-boar']
    })
    expect(road).toEqual([2, 4, 6, 7, 7])
    expect(storySeen(produces('2', 1))).toMatchObject({ pieces: { 'giant-boar': cellAt(2, 9) } })
  })

  test('beaten, he gives villagers, experience and coins, costs reputation, and is no enemy token', () => {
    const g = on('2', 3, 10, { me: { hearts: 9 } })
    const fight = {
      id: 'giant-boar',
      health: 14,
      attack: 4,
      dealt: 13,
      face: 0,
      damage: 0,
      defence: 0,
      taken: [],
    }
    const position = cloneJson(g.table.machine.position)
    position.game.turn.fight = fight
    const beaten: StoryStep = { do: 'story/beaten', seat: 0, name: 'giant-boar' }
    position.stack = [beaten, { do: 'fightRound', seat: 0 }]
    g.table.machine.load(position)
    fightOn(g)
    while (g.asked.includes('0 villager')) g.play(`0 ${offers(g, 'take')[0] ?? ''}`)
    const { waiting, xp, coins, kills } = g.player(0)
    expect([Object.values(waiting).reduce((a, b) => a + b), xp, coins, kills]).toEqual([2, 2, 4, []])
    expect([reputationIn(g), storyIn(g).walked]).toEqual([-2, {}])
    expect(g.broken).toEqual([])
  })

  test('lost, the fight gives 1 experience, and he stays', () => {
    const g = fightOn(rolls(on('2', 3, 10, { me: { hearts: 3 } }), 1, 1, 1).play('0 challenge:giant-boar'))
    expect([g.player(0).hearts, g.player(0).xp, storyIn(g).walked]).toEqual([0, 1, { 'giant-boar': 0 }])
  })

  test('at the Monument he is tame, and can still be met', () => {
    const g = on('2', 2, 4, { me: { hearts: 5 }, story: { walked: { 'giant-boar': 7 } } })
    expect([offers(g, 'challenge'), offers(g, 'meet')]).toEqual([[], ['meet:giant-boar']])
    expect(g.play('0 leave').player(0).hearts).toBe(5)
  })
})

describe('N-STORY-26 meetings', () => {
  test('each hero has one that succeeds, without a token or a mission', () => {
    const g = rolls(on('2', 3, 10, { me: { hearts: 9 } }).play('0 meet:giant-boar'), 4)
    expect(g.table.asks[0]?.tale).toBe('c2-halia-meet-boar')
    g.play('0 choose:a', '0 add:3')
    expect([storyIn(g).met, g.player(0).tokens, storyIn(g).mission]).toEqual([[['c2-boar'], []], [], [0, 0]])
    expect(g.table.events.find(({ type }) => type === 'succeeded')?.tale).toBe('c2-halia-meet-boar.a')
    const again = on('2', 3, 10, { story: { met: [['c2-boar'], []] } })
    expect(offers(again, 'meet')).toEqual([])
    expect(offers(on('2', 3, 10, { story: { met: [[], ['c2-boar']] } }), 'meet')).toEqual(['meet:giant-boar'])
  })

  test('failure leaves it open', () => {
    const g = rolls(on('2', 3, 10, { me: { hearts: 9 } }).play('0 meet:giant-boar'), 1).play(
      '0 choose:a',
      '0 add:0',
    )
    expect([storyIn(g).met, g.state.turn.over]).toEqual([[[], []], true])
  })

  test('the Guild Tank can be sent away for good', () => {
    const g = rolls(on('3', 4, 5, { me: { hearts: 9, books: 2 } }).play('0 meet:guild-tank'), 4)
    g.play('0 choose:a', '0 add:2')
    expect([storyIn(g).walked, g.player(0).books, reputationIn(g)]).toEqual([{}, 0, 3])
    expect(g.broken).toEqual([])
  })
})

test('N-STORY-21 Oriel joins like Tilda, regains hearts and gives experience', () => {
  const g = takes('2', 'E')
  expect(g.player(0).specialists[2]).toEqual({ id: 'mystic-healer', up: true })
  expect(g.broken).toEqual([])
  const [used] = [
    g
      .turnOf(0)
      .lay({ players: { 0: { coins: 2, hearts: 1, xp: 0 } } })
      .play('0 use:mystic-healer'),
  ]
  expect(used.player(0)).toMatchObject({ coins: 0, hearts: 11, xp: 1 })
})

describe('N-STORY-28 the levy', () => {
  test('each player who has a coin pays 1 after each production but the last, while the Guild Tank is there', () => {
    const spot = { players: { 0: { coins: 3 }, 1: { coins: 0 } } }
    const paid = produces('3', 1, { ...spot, me: { coins: 3 } })
    expect([paid.player(0).coins, paid.player(1).coins]).toEqual([2, 0])
    const gone = produces('3', 1, { ...spot, me: { coins: 3 }, story: { walked: {} } })
    expect(gone.player(0).coins).toBe(3)
  })
})

describe('N-STORY-29 the Guild digs', () => {
  test('in the production of season 3, each Drill Tank space with a token removes the nearest search token', () => {
    const g = produces('3', 3)
    const dug = g.table.events.flatMap(({ type, space }) =>
      type === 'dug' ? [letterAt(g, Number(space))] : [],
    )
    expect(dug.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['B', 'F'])
    expect(g.state.searches.filter((lies) => lies)).toHaveLength(12)
    expect(g.broken).toEqual([])
    expect(produces('3', 2).state.searches.filter((lies) => lies)).toHaveLength(14)
  })

  test('a space without tanks digs nothing up, and the other takes the same token as before', () => {
    const enemies = stopsAt('A', { chapter: '3' }).state.enemies.slice()
    const { spaces } = stopsAt('A', { chapter: '3' }).table.machine.values
    enemies[spaces.findIndex((space) => space.kind === 'enemy' && space.level === 3)] = 0
    const g = produces('3', 3, { state: { enemies } })
    expect(g.table.events.filter(({ type }) => type === 'dug')).toHaveLength(1)
  })

  test('during season 3 all see which tokens would go now', () => {
    const seen = (season: number) => storySeen(stopsAt('A', { chapter: '3', state: { season } }))
    expect(seen(2)).toMatchObject({ threatened: [] })
    expect(seen(3)).toMatchObject({ threatened: [expect.any(Number), expect.any(Number)] })
  })
})

test('N-STORY-32 Drill Tanks replace the enemies of levels 3 and 4', () => {
  const { values } = stopsAt('A', { chapter: '3' }).table.machine
  expect([values.levels[2], values.levels[3]]).toEqual(['drill-tank-3', 'drill-tank-4'])
  expect(values.enemies['drill-tank-4']).toMatchObject({ level: 4, health: 9, attack: 2 })
  expect(stopsAt('A', { chapter: '2' }).table.machine.values.levels).not.toContain('drill-tank-3')
})

test('N-STORY-30 when Button reaches the Monument, each hero who has met him gains a villager', () => {
  const g = produces('2', 4, { story: { walked: { 'giant-boar': 6 }, met: [[], ['c2-boar']] } })
  if (g.asked.includes('1 villager'))
    g.play(`1 ${g.offered(1).find((option) => option.startsWith('take:')) ?? ''}`)
  const villagers = [0, 1].map((seat) => Object.values(g.player(seat).waiting).reduce((a, b) => a + b))
  expect([g.state.season, villagers]).toEqual([5, [0, 1]])
  expect(g.broken).toEqual([])
})

describe('N-STORY-31 Robot Y9', () => {
  const carrying: Spot = { chapter: '3', story: { items: [['robot-y9'], []], taken: ['robot-y9'] } }

  test('adds 2 once per season, after the die and before the hearts', () => {
    const g = stopsAt('A', { ...carrying, me: { hearts: 9 } })
    g.play(`0 search:${g.player(0).space}`)
    rolls(g, 3).play(`0 ${offers(g, 'choose')[0] ?? ''}`)
    const before = offers(g, 'add').length
    expect(offers(g, 'help')).toEqual(['help:robot-y9'])
    g.play('0 help:robot-y9')
    expect(storyIn(g).scene?.added).toBe(2)
    expect([offers(g, 'help'), before]).toEqual([[], 3])
    expect(g.player(0).used).toContain('robot-y9-help')
  })

  test('makes a tool for 1 mana once per season, at any time', () => {
    const g = stopsAt('monument', { ...carrying, me: { mana: 1 } }).play('0 power:robot-y9')
    expect(g.player(0)).toMatchObject({ mana: 0, goods: { tool: 1 } })
    expect(g.refusedWhy(0, 'power:robot-y9')).toBe('use-spent')
    expect(g.broken).toEqual([])
  })

  test('is taken in its scene and needs no slot', () => {
    const g = takes('3', 'F')
    expect([storyIn(g).items, storyIn(g).taken]).toEqual([[['robot-y9'], []], ['robot-y9']])
    expect(g.player(0).specialists.filter((slot) => slot !== null)).toHaveLength(2)
    expect(g.broken).toEqual([])
  })
})

test('N-STORY-27 the levy comes before digging, walking and the missions that begin', () => {
  const types = (g: Scenario) =>
    g.table.events
      .map(({ type }) => type)
      .filter((type) => ['paid', 'dug', 'walked', 'mission'].includes(type))
  expect(types(produces('3', 3, { me: { coins: 1 }, story: { mission: [1, 1] } }))).toEqual([
    'paid',
    'paid',
    'dug',
    'dug',
  ])
  expect(types(produces('2', 2))).toEqual(['walked', 'mission', 'mission'])
})
