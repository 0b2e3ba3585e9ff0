// Gigaslugs, the rifts and the Minute Glass, the Tempest and the Mooring Ring.
import { describe, expect, test } from 'vitest'
import { cellAt } from '../../src/map/cells.ts'
import { DECK } from '../../src/modules/story/cards/pieces.ts'
import { nearest } from '../../src/modules/story/rules/passages.ts'
import { chanceToWin } from '../../src/rules/chance-to-win.ts'
import { routes } from '../../src/rules/routes.ts'
import { waysOn } from '../../src/rules/ways.ts'
import type { HeroAction } from '../../src/state.ts'
import { rolls, type Scenario } from '../../testing/index.ts'
import { reputationIn, stopsAt, storyGame, type StorySpot, storyIn, takes } from '../../testing/story.ts'

const MOVING: HeroAction = {
  from: 0,
  left: 2,
  steps: 0,
  owes: false,
  stopped: false,
  questPlayed: false,
  playing: '',
  visited: '',
}
const [DOOR, ELSEWHERE, NOT_YET] = [cellAt(3, 6), cellAt(4, 7), cellAt(4, 1)]
const ANCHOR = cellAt(4, 8)

const offers = (g: Scenario, ...kinds: string[]) =>
  g.offered(0).filter((option) => kinds.some((kind) => option.startsWith(`${kind}:`)))

/** Seat 0 in the middle of a move, on this space. */
function walks(
  chapter: string,
  space: number,
  spot: StorySpot = {},
  now: Partial<HeroAction> = {},
): Scenario {
  const me = { space, hearts: 9, mana: 2, ...spot.me }
  const g = stopsAt('', { chapter, ...spot, step: { do: 'walk', seat: 0 }, me })
  return g.lay({ state: { turn: { ...g.state.turn, hero: { ...MOVING, ...now } } } })
}

const stopsOn = (chapter: string, space: number, spot: StorySpot = {}) =>
  stopsAt('', { chapter, ...spot, me: { space, hearts: 9, ...spot.me } })

const moved = (g: Scenario) => g.table.events.findLast(({ type }) => type === 'moved')

describe('N-STORY-35 Gigaslugs', () => {
  test('two of them are on rows 4, peaceful, and one meeting counts for both', () => {
    const west = stopsOn('4', NOT_YET)
    expect(offers(west, 'meet', 'challenge')).toEqual(['meet:gigaslug-1', 'challenge:gigaslug-1'])
    expect(west.play('0 leave').player(0).hearts).toBe(9)
    const met = stopsOn('4', ELSEWHERE, { story: { met: [['c4-gigaslug'], []] } })
    expect(offers(met, 'meet', 'challenge')).toEqual(['challenge:gigaslug-2'])
  })

  test('beaten, one gives crystals, experience and coins, costs reputation and counts as an enemy token', () => {
    const g = stopsOn('4', NOT_YET, { me: { hearts: 11 } }).play('0 challenge:gigaslug-1')
    const position = structuredClone(g.table.machine.position)
    if (position.game.turn.fight !== null) position.game.turn.fight.dealt = 13
    g.table.machine.load(position)
    for (let asks = 0; asks < 60 && g.state.turn.fight !== null; asks++) {
      g.play(`0 ${['strike', 'roll-on', 'keep-die'].find((option) => g.offered(0).includes(option)) ?? ''}`)
    }
    const { goods, xp, coins, kills } = g.player(0)
    expect([goods.crystal, xp, coins, kills, reputationIn(g)]).toEqual([2, 2, 4, ['gigaslug-1'], -1])
    expect(Object.keys(storyIn(g).walked)).toEqual(['gigaslug-2'])
    expect(g.broken).toEqual([])
  })
})

describe('N-STORY-36 rifts', () => {
  test('a hero on a rift may step to any other, for mana or for hearts', () => {
    const g = walks('5', DOOR)
    const through = [ELSEWHERE, NOT_YET].flatMap((to) => [`rift-mana:${to}`, `rift-hearts:${to}`])
    expect(offers(g, 'rift-mana', 'rift-hearts').toSorted()).toEqual(through.toSorted())
    g.play(`0 rift-mana:${ELSEWHERE}`)
    expect(g.player(0)).toMatchObject({ space: ELSEWHERE, mana: 1, hearts: 9 })
    g.play(`0 rift-hearts:${NOT_YET}`)
    expect(g.player(0)).toMatchObject({ space: NOT_YET, mana: 1, hearts: 7 })
    expect(moved(g)).toMatchObject({ extra: 0, toll: 2 })
    expect(g.state.turn.hero).toMatchObject({ left: 0, steps: 2 })
  })

  test('without mana only hearts pay, and elsewhere there is no way through', () => {
    const g = walks('5', DOOR, { me: { mana: 0 } })
    expect(g.refusedWhy(0, `rift-mana:${ELSEWHERE}`)).toBe('use-price')
    expect(offers(g, 'rift-hearts')).toHaveLength(2)
    expect(offers(walks('5', cellAt(2, 7)), 'rift-hearts', 'rift-mana')).toEqual([])
    expect(offers(walks('4', DOOR), 'rift-hearts', 'rift-mana')).toEqual([])
  })

  test('it is a step: without movement it costs 1 heart more, and it never leads to where the move began', () => {
    const tired = walks('5', DOOR, {}, { left: 0, steps: 1 }).play(`0 rift-hearts:${ELSEWHERE}`)
    expect(tired.player(0).hearts).toBe(6)
    const back = walks('5', DOOR, {}, { from: ELSEWHERE, steps: 1 })
    expect(back.refusedWhy(0, `rift-mana:${ELSEWHERE}`)).toBe('begun-there')
  })

  test('the hearts may be the last; then the turn ends on the rift', () => {
    const g = walks('5', DOOR, { me: { hearts: 2 } }).play(`0 rift-hearts:${NOT_YET}`)
    expect([g.player(0).hearts, g.player(0).space, g.state.turn.over]).toEqual([0, NOT_YET, true])
  })

  test('routes go through them, at the price that leaves the most hearts', () => {
    const g = walks('5', DOOR, {}, { left: 2 })
    const [ask] = g.table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    expect(routes(g.table.machine, ask)[`space:${NOT_YET}`]).toEqual([`rift-mana:${NOT_YET}`, 'stop'])
    const poor = walks('5', DOOR, { me: { mana: 0 } }, { left: 2 })
    expect(waysOn(poor.table.machine, 0)[NOT_YET]).toMatchObject({ cost: 2, by: [`rift-hearts:${NOT_YET}`] })
  })

  test('each can be met once by each hero, and a mission may be there', () => {
    const g = stopsOn('5', DOOR, { story: { mission: [2, 0] } })
    expect(offers(g, 'meet', 'mission')).toEqual(['mission:rift-1', 'meet:rift-1'])
    const met = stopsOn('5', DOOR, { story: { met: [['c5-rift-1'], []] } })
    expect(offers(met, 'meet', 'mission')).toEqual([])
    expect(offers(stopsOn('5', NOT_YET, { story: { met: [['c5-rift-1'], []] } }), 'meet')).toEqual([
      'meet:rift-3',
    ])
    expect(g.play('0 mission:rift-1').table.asks[0]?.tale).toBe('c5-halia-rift-1')
  })
})

describe('N-STORY-37 the Minute Glass', () => {
  const carrying: StorySpot = {
    chapter: '5',
    story: { items: [['minute-glass'], []], taken: ['minute-glass'] },
  }

  test('rolls a die again for nothing, once per season, whatever it is rolled for', () => {
    const g = stopsAt('A', { ...carrying, me: { hearts: 9, mana: 0 } })
    g.play(`0 search:${g.player(0).space}`)
    rolls(g, 1, 3).play('0 choose:b')
    expect(offers(g, 'reroll')).toEqual(['reroll:minute-glass'])
    g.play('0 reroll:minute-glass')
    expect(g.state.turn.die).toBe(3)
    expect(g.player(0).used).toContain('minute-glass')
    expect(offers(g, 'reroll')).toEqual([])
    const fight = stopsOn('5', cellAt(2, 3), { ...carrying, me: { mana: 0 } })
    rolls(fight, 1).play(`0 ${offers(fight, 'fight')[0] ?? ''}`)
    expect(offers(fight, 'reroll')).toEqual(['reroll:minute-glass'])
  })

  test('counts once in the exact chance to win', () => {
    const chance = (spot: StorySpot) => {
      const g = stopsOn('5', cellAt(2, 3), { ...spot, me: { hearts: 9, mana: 0 } })
      return chanceToWin(g.table.machine, 0, { health: 5, attack: 3 }).win
    }
    const plain = chance({})
    expect(chance(carrying)).toBeGreaterThan(plain)
    const spent: StorySpot = { ...carrying, me: { used: ['minute-glass'] } }
    const g = stopsOn('5', cellAt(2, 3), { ...spent, me: { ...spent.me, hearts: 9, mana: 0 } })
    expect(chanceToWin(g.table.machine, 0, { health: 5, attack: 3 }).win).toBe(plain)
  })

  test('is taken in its scene', () => {
    expect(storyIn(takes('5', 'I')).items[0]).toEqual(['minute-glass'])
  })
})

describe('N-STORY-39 the Tempest', () => {
  test('the anchor moves after each production but the last, and heroes on deck stay aboard', () => {
    const road = [
      [4, 8],
      [3, 8],
      [2, 8],
      [1, 8],
      [2, 8],
      [3, 8],
    ].map(([row = 0, column = 0]) => cellAt(row, column))
    for (const [n, space] of road.entries()) {
      const g = stopsAt('A', {
        chapter: '6',
        state: { season: n + 1 },
        story: { walked: { tempest: n, purser: 0 } },
      })
      expect(storyGame.see.view(g.table.machine, null)).toMatchObject({
        modules: { story: { pieces: { tempest: space, purser: DECK } } },
      })
    }
    const aboard = stopsAt('', { chapter: '6', step: { do: 'produce', seat: 0 }, me: { space: DECK } })
    expect([aboard.player(0).space, storyIn(aboard).walked['tempest']]).toEqual([DECK, 1])
    expect(nearest(aboard.table.machine, DECK)).toBe(cellAt(3, 8))
  })

  test('the deck is one step from the anchor, and only from there', () => {
    const g = walks('6', ANCHOR)
    expect(offers(g, 'move')).toContain(`move:${DECK}`)
    g.play(`0 move:${DECK}`)
    expect(moved(g)).toMatchObject({ space: DECK, leaving: 0, extra: 0, mountain: 0 })
    expect(offers(walks('6', cellAt(3, 8)), 'move')).not.toContain(`move:${DECK}`)
  })

  test('climbing down costs what entering the space costs', () => {
    const g = walks('6', DECK).play(`0 move:${ANCHOR}`)
    expect(moved(g)).toMatchObject({ mountain: 1 })
    expect(offers(walks('6', DECK), 'move')).toEqual([`move:${ANCHOR}`])
  })

  test('it can be visited, searched for a mission, and its Purser met', () => {
    const g = stopsOn('6', DECK, { story: { mission: [3, 0] } })
    expect(offers(g, 'visit', 'mission', 'meet', 'challenge')).toEqual([
      'visit:tempest-deck',
      'mission:tempest-deck',
      'meet:purser',
    ])
    expect(stopsOn('6', DECK).play('0 visit:tempest-deck').player(0)).toMatchObject({
      hearts: 6,
      coins: 2,
      goods: { crystal: 1 },
    })
    expect(g.play('0 meet:purser').table.asks[0]?.tale).toBe('c6-halia-meet-purser')
    expect(stopsOn('6', DECK).broken).toEqual([])
  })

  test('routes lead aboard', () => {
    const [ask] = walks('6', ANCHOR).table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    expect(routes(walks('6', ANCHOR).table.machine, ask)[`space:${DECK}`]).toEqual([`move:${DECK}`, 'stop'])
  })
})

describe('N-STORY-40 the Mooring Ring', () => {
  const carrying: StorySpot = { story: { items: [['mooring-ring'], []], taken: ['mooring-ring'] } }
  const monument = cellAt(2, 4)

  test('a move begins at the Monument or the anchor, once per season, for 1 mana', () => {
    const g = walks('6', cellAt(2, 10), carrying, { from: cellAt(2, 10) })
    expect(offers(g, 'moor')).toEqual([`moor:${monument}`, `moor:${ANCHOR}`])
    g.play(`0 moor:${ANCHOR}`)
    expect(g.player(0)).toMatchObject({ space: ANCHOR, mana: 1, hearts: 9, used: ['mooring-ring'] })
    expect(offers(g, 'moor', 'stop')).toEqual([])
    expect(g.offered(0)).not.toContain('stop')
    g.play(`0 move:${cellAt(4, 9)}`)
    expect(moved(g)).toMatchObject({ leaving: 0 })
    expect(g.refusedWhy(0, `move:${ANCHOR}`)).toBe('begun-there')
  })

  test('the space the hero left is barred, too', () => {
    const beside = cellAt(4, 7)
    const g = walks('6', beside, carrying, { from: beside }).play(`0 moor:${ANCHOR}`)
    expect(g.refusedWhy(0, `move:${beside}`)).toBe('begun-there')
  })

  test('works on deck, but not after a step, not without mana and not to where the hero stands', () => {
    expect(offers(walks('6', DECK, carrying, { from: DECK }), 'moor')).toHaveLength(2)
    expect(offers(walks('6', monument, carrying, { from: monument }), 'moor')).toEqual([`moor:${ANCHOR}`])
    expect(offers(walks('6', cellAt(2, 10), carrying, { steps: 1 }), 'moor')).toEqual([])
    const poor = walks('6', cellAt(2, 10), { ...carrying, me: { mana: 0 } })
    expect(poor.refusedWhy(0, `moor:${ANCHOR}`)).toBe('use-price')
  })

  test('scores 2 points for its holder', () => {
    const lines = (spot: StorySpot) =>
      storyGame.see.standing(stopsAt('A', { chapter: '6', ...spot }).table.machine, 'host')[0]?.lines
    expect(lines(carrying)).toContainEqual({ what: 'mooring-ring', points: 2 })
    expect(lines({})?.map(({ what }) => what)).not.toContain('mooring-ring')
  })
})

test('N-STORY-13 a reward that readies a specialist does nothing if all are face up', () => {
  const g = stopsAt('A').run(0, [{ verb: 'readySpecialist', whose: 'own' }])
  expect(g.asked).toEqual(['0 stop'])
})
