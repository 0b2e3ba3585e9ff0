// Tests of the story: the die, hearts, failure, success and fights, and everything a success moves.
import { describe, expect, test } from 'vitest'
import { reputationIn, stopsAt, storyGame, storyIn } from '../../testing/story.ts'
import { rolls, type Scenario } from '../../testing/index.ts'

const at = (place: string, spot: Parameters<typeof stopsAt>[1] = {}): Scenario => {
  const g = stopsAt(place, spot)
  const mission = g.offered(0).find((option) => option.startsWith('mission:'))
  return g.play(`0 ${mission ?? `search:${g.player(0).space}`}`)
}
const adds = (g: Scenario) => g.offered(0).filter((option) => option.startsWith('add:'))
const pointsOf = (g: Scenario, seat: number) =>
  Object.fromEntries(
    (storyGame.see.standing(g.table.machine, 'host')[seat]?.lines ?? []).map(({ what, points }) => [
      what,
      points,
    ]),
  )

describe('N-STORY-10 a skill test', () => {
  test('die and hearts must reach the skill; 2 more give the bonus', () => {
    const spot = { me: { hearts: 9 } }
    const skilled = rolls(at('E', spot), 3).play('0 choose:c')
    expect(adds(skilled)).toEqual(['add:0', 'add:3', 'add:5'])
    expect(skilled.play('0 add:3').player(0)).toMatchObject({ hearts: 6, coins: 2, goods: { tool: 1 } })
    const bonus = rolls(at('E', spot), 3).play('0 choose:c', '0 add:5')
    expect(bonus.player(0)).toMatchObject({ hearts: 4, coins: 5, goods: { tool: 1 } })
  })

  test('the last heart cannot be added', () => {
    const g = rolls(at('E', { me: { hearts: 4 } }), 3).play('0 choose:c')
    expect(adds(g)).toEqual(['add:0', 'add:3'])
    expect(g.play('0 add:3').player(0).hearts).toBe(1)
  })

  test('easier searches make that many hearts free', () => {
    const g = rolls(at('E', { me: { hearts: 3 }, wears: { blue: ['goat-hooks'] } }), 3).play('0 choose:c')
    expect(adds(g)).toEqual(['add:0', 'add:3'])
    expect(g.play('0 add:3').player(0).hearts).toBe(1)
  })

  test('a reroll comes before the hearts are chosen', () => {
    const g = rolls(at('E', { me: { hearts: 9, mana: 1 } }), 2, 4).play('0 choose:c')
    expect(g.asked).toEqual(['0 reroll'])
    const again = g.offered(0).find((option) => option.startsWith('reroll:'))
    expect(adds(g.play(`0 ${again}`))).toEqual(['add:0', 'add:2', 'add:4'])
  })

  test('a 4 is not rerolled, because nothing is better', () => {
    const g = rolls(at('E', { me: { hearts: 9, mana: 1 } }), 4).play('0 choose:c')
    expect(g.asked).toEqual(['0 story/hearts'])
  })
})

describe('N-STORY-11 the question about hearts', () => {
  test('is not asked if nothing can be reached', () => {
    const g = rolls(at('E', { me: { hearts: 1 } }), 2).play('0 choose:c')
    expect(g.state.turn.over).toBe(true)
  })

  test('is asked if hearts gained beside it could reach something', () => {
    const g = rolls(at('E', { me: { hearts: 1, mana: 1 }, done: ['A05'] }), 4).play('0 choose:a')
    expect([g.asked, adds(g)]).toEqual([['0 story/hearts'], ['add:0']])
    expect(adds(g.play('0 power:A05'))).toEqual(['add:0', 'add:1', 'add:3'])
  })
})

describe('N-STORY-12 failure', () => {
  test('gives nothing, leaves the token and ends the turn, without experience', () => {
    const g = rolls(at('E', { me: { hearts: 9 } }), 1).play('0 choose:a', '0 add:0')
    const { space, tokens, xp, hearts } = g.player(0)
    expect([g.state.searches[space], tokens, xp, hearts]).toEqual([true, [], 0, 9])
    expect(g.state.turn.over).toBe(true)
    expect([reputationIn(g), storyIn(g).mission[0], storyIn(g).scene]).toEqual([0, 0, null])
    expect(g.table.events.filter(({ tale }) => tale !== undefined)).toEqual([])
  })

  test('a second try has the same choices and a line of its own instead of the scene', () => {
    const first = at('E')
    const again = at('E', { story: { tried: [['c1-halia-E'], []] } })
    const said = (g: Scenario) => storyGame.say.prompt(g.table.asks[0] ?? never(), g.table.machine, [])
    expect(said(again)).toBe('The Oiled Bracket: You know where the loose stone is now. What do you do?')
    expect(said(first)).toBe('The Oiled Bracket: What do you do?')
    expect(again.offered(0)).toEqual(first.offered(0))
    expect(again.table.events.map(({ type }) => type)).toContain('sceneAgain')
    expect(again.table.asks[0]).toMatchObject({ tale: 'c1-halia-E', folded: true })
  })
})

const never = (): never => {
  throw new Error('nobody is asked')
}

describe('N-STORY-13 success', () => {
  test('gives reputation and flags, then rewards and bonus, then the token', () => {
    const g = rolls(at('E', { me: { hearts: 9 } }), 4).play('0 choose:b', '0 add:5')
    expect(g.player(0)).toMatchObject({ books: 1, xp: 2, tokens: ['story-token'] })
    expect(g.state.searches[g.player(0).space]).toBe(false)
    expect([reputationIn(g), storyIn(g).flags]).toEqual([1, ['c1-halia-rag']])
    const order = g.table.events.map(({ type }) => type).filter((type) => type !== 'hurt')
    expect(order).toEqual(['succeeded', 'reputation', 'gained', 'gained', 'found', 'mission'])
    expect(g.state.turn.over).toBe(false)
    expect(g.broken).toEqual([])
  })

  test('reputation and flags come before a reward that asks', () => {
    const g = rolls(
      at('monument', { story: { mission: [1, 0], flags: ['c1-halia-rag'] }, me: { hearts: 9 } }),
      4,
    )
    g.play('0 choose:c', '0 add:1')
    expect(g.asked).toEqual(['0 drawQuest'])
    expect([reputationIn(g), storyIn(g).mission[0]]).toEqual([1, 1])
  })
})

describe('N-STORY-14 reputation', () => {
  test.each([
    [-2, -2],
    [-1, -1],
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [8, 3],
    [14, 6],
    [15, 7],
  ])('%i scores %i', (reputation, points) => {
    expect(pointsOf(stopsAt('A', { story: { reputation: [reputation, 15] } }), 0)['reputation']).toBe(points)
  })

  test('the highest scores 3, shared by all who tie, and alone only from 1 on', () => {
    const most = (reputation: number[], seat = 0) =>
      pointsOf(stopsAt('A', { seats: reputation.length, story: { reputation } }), seat)['mostReputation']
    expect([most([4, 2]), most([4, 2], 1)]).toEqual([3, 0])
    expect([most([-1, -1]), most([-1, -1], 1)]).toEqual([3, 3])
    expect([most([0]), most([1])]).toEqual([0, 3])
  })

  test('stops at both ends of the track', () => {
    const high = rolls(at('E', { me: { hearts: 9 }, story: { reputation: [15, 0] } }), 4).play(
      '0 choose:a',
      '0 add:1',
    )
    expect(reputationIn(high)).toBe(15)
    const low = rolls(at('J', { me: { hearts: 9 }, story: { reputation: [-2, 0] } }), 4).play(
      '0 choose:c',
      '0 add:2',
    )
    expect(reputationIn(low)).toBe(-2)
  })
})

describe('N-STORY-15 missions', () => {
  const done = (n: number, place: string, choice: string) =>
    rolls(at(place, { me: { hearts: 11 }, story: { mission: [n, 0] } }), 4).play(`0 choose:${choice}`)
  const most = (g: Scenario) => adds(g).at(-1) ?? ''

  test('success at one of your own letters puts the token at the first, unless the chain has begun', () => {
    const first = rolls(at('E', { me: { hearts: 9 } }), 4).play('0 choose:a', '0 add:1')
    expect(storyIn(first).mission).toEqual([1, 0])
    const later = rolls(at('E', { me: { hearts: 9 }, story: { mission: [2, 0] } }), 4).play(
      '0 choose:a',
      '0 add:1',
    )
    expect(storyIn(later).mission).toEqual([2, 0])
    const shared = rolls(at('A', { me: { hearts: 9 } }), 4).play('0 choose:b', '0 add:2')
    expect(storyIn(shared).mission).toEqual([0, 0])
  })

  test('a completed one gives an income token beyond those of the box and moves on; after the third it leaves', () => {
    const second = done(1, 'monument', 'a')
    second.play(`0 ${most(second)}`)
    expect([second.player(0).tokens, storyIn(second).mission]).toEqual([['story-token'], [2, 0]])
    expect(storyGame.see.view(second.table.machine, 1)).toMatchObject({
      modules: {
        story: {
          missions: [
            { done: 1, at: 'hermits-hut' },
            { done: 0, at: '' },
          ],
        },
      },
    })
    expect(second.broken).toEqual([])
    const last = done(3, 'snail-caves', 'a')
    last.lay({ players: { 0: { tokens: ['story-token', 'story-token'] } } }).play(`0 ${most(last)}`)
    expect([last.player(0).tokens.length, storyIn(last).mission]).toEqual([3, [4, 0]])
    expect(storyGame.see.view(last.table.machine, 1)).toMatchObject({
      modules: {
        story: {
          missions: [
            { done: 3, at: '' },
            { done: 0, at: '' },
          ],
        },
      },
    })
    expect(last.broken).toEqual([])
  })

  test('failure leaves the token', () => {
    const g = done(1, 'monument', 'a').play('0 add:0')
    expect(storyIn(g).mission).toEqual([1, 0])
  })
})

test('N-STORY-16 at the start of season 3 every chain has begun', () => {
  const g = stopsAt('A', {
    step: { do: 'produce', seat: 0 },
    state: { season: 1 },
    story: { mission: [0, 2] },
  })
  g.passAll()
  expect([g.state.season, storyIn(g).mission]).toEqual([3, [1, 2]])
})

describe('N-STORY-17 fights in scenes', () => {
  const fight = (hearts: number, ...faces: number[]) =>
    rolls(
      at('E', { me: { hero: 'zeik', hearts }, players: { 1: { hero: 'halia', hearts: 9 } } }),
      ...faces,
    ).play('0 choose:c')

  test('the foe has the health and attack of the choice, and its name', () => {
    const g = fight(12, 1)
    expect(g.state.turn.fight).toMatchObject({ id: 'c1-E.c', health: 5, attack: 2 })
    const [begun] = g.table.events.filter(({ type }) => type === 'fightBegun')
    expect(storyGame.say.event(g.table.machine, begun ?? { type: '' }, ['Ada', 'Ben'], 1)).toMatch(
      /^Ada fights .*\(health 5/,
    )
  })

  test('winning is success, without an enemy token', () => {
    const g = fight(12, 4, 4, 4, 4)
    for (let rounds = 0; rounds < 6 && g.state.turn.fight !== null; rounds++) {
      g.play(`0 ${g.offered(0).find((option) => ['strike', 'roll-on', 'keep-die'].includes(option)) ?? ''}`)
    }
    expect(g.player(0)).toMatchObject({ coins: 3, goods: { tool: 1 }, tokens: ['story-token'], kills: [] })
    expect(g.broken).toEqual([])
  })

  test('losing or retreating gives 1 experience and nothing else, and the token stays', () => {
    const g = fight(12, 1)
    for (let asks = 0; asks < 3 && !g.offered(0).includes('retreat'); asks++) {
      g.play(`0 ${g.offered(0).find((option) => ['strike', 'keep-die'].includes(option)) ?? ''}`)
    }
    g.play('0 retreat')
    expect(g.player(0)).toMatchObject({ xp: 1, coins: 0, tokens: [] })
    expect([g.state.turn.over, storyIn(g).scene, reputationIn(g)]).toEqual([true, null, 0])
  })
})

describe('N-STORY-18 the end of a chapter', () => {
  test.each([
    [9, 'c1.high'],
    [3, 'c1.middle'],
    [2, 'c1.low'],
  ])('with %i reputation the closing is %s', (reputation, name) => {
    const g = stopsAt('A', {
      step: { do: 'produce', seat: 0 },
      state: { season: 6 },
      story: { reputation: [reputation, 0] },
    })
    expect(g.table.events.find(({ type, seat }) => type === 'closing' && seat === 0)?.tale).toBe(name)
  })
})

describe('N-STORY-20 a piece', () => {
  const tilda = (spot: Parameters<typeof stopsAt>[1] = {}) => {
    const g = rolls(at('J', { ...spot, me: { hearts: 11, ...spot?.me } }), 4)
    return g.play('0 choose:b', '0 add:4')
  }
  const hired = (id: string) => ({ id, up: true })

  test('is taken once; afterward its choice gives something else', () => {
    expect(storyIn(tilda()).taken).toEqual(['story-specialist'])
    const late = tilda({ story: { taken: ['story-specialist'] } })
    expect([late.player(0).coins, late.player(0).specialists[2]]).toEqual([5, null])
  })

  test('N-STORY-21 Tilda joins for free, face up, in the first empty slot', () => {
    const g = tilda()
    expect(g.player(0)).toMatchObject({ coins: 0, tokens: ['story-token'] })
    expect(g.player(0).specialists[2]).toEqual(hired('story-specialist'))
    expect(g.broken).toEqual([])
  })

  test('N-STORY-21 she is in no row or pile before', () => {
    const { state } = stopsAt('A')
    expect([...state.specialistRow, ...state.specialistPile]).not.toContain('story-specialist')
    expect(state.box).toContain('story-specialist')
  })

  test('N-STORY-21 on a full board somebody leaves, perhaps she herself', () => {
    const full = () => {
      const g = stopsAt('A')
      const [third = '', fourth = ''] = g.state.specialistRow
      const [one, two] = g.player(0).specialists
      return {
        third,
        specialists: [one ?? null, two ?? null, hired(third), hired(fourth)],
        row: g.state.specialistRow.slice(2),
      }
    }
    const { third, specialists, row } = full()
    const spot = { me: { specialists }, state: { specialistRow: row } }
    const g = tilda(spot)
    expect(g.asked).toEqual(['0 whoLeaves'])
    g.play(`0 leaves:${third}`)
    expect(g.player(0).specialists[2]).toEqual(hired('story-specialist'))
    expect(g.state.box).toContain(third)
    expect(g.broken).toEqual([])
    const alone = tilda(spot).play('0 leaves:story-specialist')
    expect(alone.player(0).specialists).toEqual(specialists)
    expect(alone.broken).toEqual([])
  })

  test('N-STORY-21 alone you choose her slot', () => {
    const g = tilda({ seats: 1 })
    expect(g.asked).toEqual(['0 whichSlot'])
    expect(g.play('0 slot:3').player(0).specialists[3]).toEqual(hired('story-specialist'))
  })
})

test('N-STORY-22 only the first visit to the Monument gives reputation', () => {
  const first = stopsAt('monument').play('0 visit:monument')
  expect([reputationIn(first), storyIn(first).arrived]).toEqual([1, [true, false]])
  const second = stopsAt('monument', { story: { arrived: [true, false] } }).play('0 visit:monument')
  expect(reputationIn(second)).toBe(0)
  const elsewhere = stopsAt('ublo-tower', { me: { hearts: 6 } }).play('0 visit:ublo-tower')
  expect(reputationIn(elsewhere)).toBe(0)
})
