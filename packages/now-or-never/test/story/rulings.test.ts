// Rulings of the story where two rules meet: fights and gear, missions and the rest of a turn, the bot and the pieces.
import { cloneJson } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import { cellAt } from '../../src/map/cells.ts'
import { DECK } from '../../src/modules/story/cards/pieces.ts'
import type { StoryStep } from '../../src/modules/story/state.ts'
import { freshTurn, type HeroAction } from '../../src/state.ts'
import { rolls, type Scenario } from '../../testing/index.ts'
import { stopsAt, storyGame, type StorySpot, storyIn, takes } from '../../testing/story.ts'

const offers = (g: Scenario, kind: string) => g.offered(0).filter((option) => option.startsWith(`${kind}:`))
const search = (g: Scenario) => g.play(`0 search:${g.player(0).space}`)
const typesIn = (g: Scenario) => g.table.events.map(({ type }) => type)

/** Zeik about to fight at Lamp Hill, where Halia would have a scene of her own. */
const zeik = (spot: StorySpot = {}) =>
  stopsAt('E', { ...spot, me: { hero: 'zeik', hearts: 12, ...spot.me }, players: { 1: { hero: 'halia' } } })

const fights = (g: Scenario, ...faces: number[]) => rolls(search(g), ...faces).play('0 choose:c')

/** Answers a fight with the first of these that is offered, until it is over. */
function fightOn(g: Scenario, ...answers: readonly string[]): Scenario {
  for (let asks = 0; asks < 30 && g.state.turn.fight !== null; asks++) {
    g.play(`0 ${answers.find((option) => g.offered(0).includes(option)) ?? ''}`)
  }
  return g
}

const STOPPED: HeroAction = {
  from: 0,
  left: 0,
  steps: 1,
  owes: false,
  stopped: true,
  questPlayed: false,
  playing: '',
  visited: '',
}

/** Seat 0 at the stop of another hero action, on the same space. */
function stopsAgain(g: Scenario): Scenario {
  const { machine } = g.table
  const position = cloneJson(machine.position)
  position.game.turn = { ...freshTurn(0), acted: true, hero: STOPPED }
  position.stack = [{ do: 'stop', seat: 0 }]
  machine.load(position)
  return g
}

describe('N-STORY-10 hearts that are added', () => {
  test('are lost whatever defends the hero in combat', () => {
    const g = rolls(search(stopsAt('E', { me: { hearts: 9 }, wears: { blue: ['azure-coat'] } })), 3)
    g.play('0 choose:c', '0 add:3')
    expect(g.player(0).hearts).toBe(6)
  })
})

describe('N-STORY-17 fights in scenes', () => {
  test('a fight that is won is a won fight for gear', () => {
    const won = fightOn(
      fights(zeik({ wears: { blue: ['bounty-book'] } }), 4, 4, 4, 4),
      'strike',
      'roll-on',
      'keep-die',
    )
    expect(won.player(0).coins).toBe(3 + 2)
  })

  test('the foe is at full health again when the hero comes back', () => {
    const first = fights(zeik(), 1)
    const left = fightOn(fights(zeik(), 1), 'retreat', 'strike', 'keep-die')
    expect(left.player(0).xp).toBe(1)
    const again = fights(stopsAgain(left), 1)
    const { dealt, health } = first.state.turn.fight ?? {}
    expect(again.state.turn.fight).toMatchObject({ dealt, health })
  })

  test('running out of hearts gives the experience of a lost fight', () => {
    const lost = fightOn(fights(zeik({ me: { hearts: 1 } }), 1, 1, 1), 'strike', 'roll-on', 'keep-die')
    expect(lost.player(0)).toMatchObject({ hearts: 0, xp: 1, tokens: [] })
    expect([lost.state.turn.over, lost.state.searches[lost.player(0).space]]).toEqual([true, true])
  })
})

test('N-STORY-13 hearts beyond the track are lost', () => {
  const g = takes('1', 'F', 'a', { me: { coins: 1, hearts: 11 } })
  expect(g.player(0)).toMatchObject({ hearts: 11, xp: 1 })
})

test('N-STORY-14 reputation breaks no tie', () => {
  const same = { xp: 0, books: 0, hearts: 5, tokens: [] }
  const g = stopsAt('A', { story: { reputation: [2, 1] }, me: same, players: { 1: same } })
  const totals = () => storyGame.see.standing(g.table.machine, 'host').map(({ total }) => total)
  const [one = 0, two = 0] = totals()
  // Each token is a coin, and a point, in the final production.
  g.lay({ players: { 1: { tokens: Array<string>(one - two).fill('story-token') } } })
  expect(new Set(totals()).size).toBe(1)
  expect(storyGame.play.winners(g.table.machine)).toEqual([0, 1])
})

describe('N-STORY-8 a mission', () => {
  const there: StorySpot = { story: { mission: [1, 0] } }

  test('is not searched where a hero action begins', () => {
    const g = stopsAt('monument', { ...there, step: { do: 'heroAction', seat: 0 } })
    g.lay({ state: { turn: { ...g.state.turn, hero: null } } })
    expect(offers(g, 'mission')).toEqual([])
    expect(g.offered(0)).not.toContain('stop')
  })

  test('is searched after a quest card that was played at its place', () => {
    const g = stopsAt('monument', { ...there, hand: ['B18'] })
    expect(offers(g, 'play')).toEqual(['play:B18'])
    g.play('0 play:B18')
    while (!g.asked.includes('0 stop')) g.play(`0 ${g.offered(0)[0] ?? ''}`)
    expect(offers(g, 'mission')).toEqual(['mission:monument'])
  })

  test('N-STORY-22 at the Monument is no first visit', () => {
    const g = rolls(stopsAt('monument', { ...there, me: { hearts: 11 } }).play('0 mission:monument'), 4)
    g.play('0 choose:a')
    g.play(`0 ${offers(g, 'add').at(-1) ?? ''}`)
    expect(storyIn(g).arrived).toEqual([false, false])
  })
})

test('N-STORY-42 the deck is no place to begin', () => {
  const g = stopsAt('A', { chapter: '6' })
  const { machine } = g.table
  const starts: StoryStep = { do: 'story/start', seat: 0 }
  const position = cloneJson(machine.position)
  machine.load({ ...position, stack: [...position.stack, starts] })
  expect(offers(g, 'begin')).not.toContain(`begin:${DECK}`)
  expect(offers(g, 'begin')).toHaveLength(39)
})

/** The bot's next card is this one, and it is its turn. */
function botPlays(g: Scenario, verb: string): Scenario {
  const { bot } = g.state
  if (bot === null) throw new Error('nobody plays against the bot')
  const all = Object.entries(g.table.machine.values.solo)
  const [id = ''] = all.find(([, card]) => card.do.some((deed) => deed.verb === verb)) ?? []
  const played = all.flatMap(([card]) => (card === id ? [] : [card]))
  g.lay({ state: { bot: { ...bot, deck: [id], played } } })
  const { machine } = g.table
  machine.load({ ...machine.position, stack: [{ do: 'botTurn', seat: 0 }] })
  return g
}

describe('N-STORY-23 the bot', () => {
  test('attacks enemies and leaves the pieces of the story alone', () => {
    const g = botPlays(stopsAt('', { seats: 1, chapter: '2', me: { space: cellAt(3, 10) } }), 'botAttack')
    expect(g.state.bot?.kills).toEqual([g.table.machine.values.levels[0]])
    expect([storyIn(g).walked, storyIn(g).mission, storyIn(g).reputation]).toEqual([
      { 'giant-boar': 0 },
      [0],
      [0],
    ])
  })

  test('N-STORY-32 attacks Drill Tanks like the enemies they replace', () => {
    const g = stopsAt('A', { seats: 1, chapter: '3' })
    const { spaces } = g.table.machine.values
    const enemies = g.state.enemies.map((n, cell) => {
      const space = spaces[cell]
      return space?.kind === 'enemy' && space.level < 3 ? 0 : n
    })
    const attacked = botPlays(g.lay({ state: { enemies } }), 'botAttack')
    expect(attacked.state.bot?.kills).toEqual(['drill-tank-3'])
    expect(storyIn(attacked).walked).toEqual({ 'guild-tank': 0 })
  })

  test("N-STORY-37 rolls a die that the Minute Glass can't roll again", () => {
    const carrying: StorySpot = { story: { items: [['minute-glass']], taken: ['minute-glass'] } }
    const g = botPlays(stopsAt('A', { seats: 1, chapter: '5', ...carrying }), 'botRoll')
    expect(typesIn(g)).toContain('botRolled')
    expect(offers(g, 'reroll')).toEqual([])
  })
})

describe('N-STORY-27 after a production', () => {
  const produces = (chapter: string, season: number, spot: StorySpot = {}) =>
    stopsAt('A', { chapter, step: { do: 'produce', seat: 0 }, ...spot, state: { season, ...spot.state } })

  test('nothing of it happens in the last one', () => {
    const dug = produces('3', 6, { me: { coins: 5 } })
    expect(typesIn(dug)).not.toContain('dug')
    expect(dug.table.events.filter(({ from }) => from === 'guild-tank')).toEqual([])
    const steps = { 'giant-boar': 4 }
    expect(storyIn(produces('2', 6, { story: { walked: steps } })).walked).toEqual(steps)
    expect(storyIn(produces('6', 6)).walked['tempest']).toBe(0)
  })

  test('N-STORY-28 alone you pay the levy and the bot does not', () => {
    const g = produces('3', 1, { seats: 1, me: { coins: 3 } })
    const paid = g.table.events.filter(({ type, from }) => type === 'paid' && from === 'guild-tank')
    expect(paid.map(({ seat }) => seat)).toEqual([0])
  })

  test('N-STORY-29 two spaces never dig up the same token: level 3 takes the nearer one first', () => {
    const fresh = stopsAt('A', { chapter: '3' })
    const letter = (one: string) =>
      fresh.table.machine.values.spaces.findIndex((s) => s.kind === 'search' && s.letter === one)
    const searches = fresh.state.searches.map((_, cell) => [letter('B'), letter('N')].includes(cell))
    const dug = produces('3', 3, { state: { searches } }).table.events.filter(({ type }) => type === 'dug')
    expect(dug.map(({ space }) => space)).toEqual([letter('B'), letter('N')])
  })

  test("N-STORY-30 Button's friends choose in turn order, and nobody refills the row meanwhile", () => {
    const met = [['c2-boar'], ['c2-boar']]
    const players = { 0: { xp: 9 }, 1: { xp: 9 } }
    const g = produces('2', 4, { story: { walked: { 'giant-boar': 6 }, met }, me: { xp: 9 }, players })
    const first = g.state.first
    expect(g.asked).toEqual([`${first} villager`])
    expect(g.offered(first).filter((option) => !option.startsWith('take:'))).not.toContain('refill')
    g.play(`${first} ${g.offered(first)[0] ?? ''}`)
    expect(g.asked).toEqual([`${1 - first} villager`])
  })
})

test('N-STORY-8 your own letter is gone once a rival has searched there, and your event with it', () => {
  const g = zeik({ me: { hearts: 12 } })
  rolls(search(g), 4).play('0 choose:a')
  while (!storyIn(g).scene?.done && g.asked.includes('0 story/hearts'))
    g.play(`0 ${offers(g, 'add').at(-1) ?? ''}`)
  expect(g.state.searches[g.player(0).space]).toBe(false)
  expect(storyIn(g).mission).toEqual([0, 0])
})
