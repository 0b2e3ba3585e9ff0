// The campaign of six chapters: what a chapter leaves, who continues whom, what it brings, and who wins.
import { type Json, type Lines, Table } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import { cellAt } from '../../src/map/cells.ts'
import {
  benefitsOf,
  campaignLines,
  type Left,
  leftAfter,
  type Line,
  sheetOf,
} from '../../src/modules/story/campaign.ts'
import { next } from '../../src/form.ts'
import { sheetSaid } from '../../src/modules/story/text/sheet/en.ts'
import { at } from '../../src/state.ts'
import { Scenario } from '../../testing/index.ts'
import { stopsAt, storyGame } from '../../testing/story.ts'

const line = (
  vp: (number | null)[],
  rep: (number | null)[] = vp.map((n) => (n === null ? null : 0)),
  wins = 0,
): Line => ({
  vp,
  rep,
  wins,
})

const left = (chapter: number, lines: Left['lines'], seats: Left['seats']): Left => ({
  chapter,
  lines,
  seats,
})

/** After chapter 1: Halia has 80 points, Zeik 95 and Marklun 90. */
const THREE = left(1, { halia: line([80], [4]), zeik: line([95], [2], 1), marklun: line([90], [-1]) }, [
  'zeik',
  'halia',
  'marklun',
])

const plain: (text: string) => Json = JSON.parse

/** Chapter 2 after this, up to the questions after setup. */
function goesOn(from: Left, lines: Lines, options: Record<string, string | boolean> = {}): Scenario {
  const carried = { after: 'earlier', left: plain(JSON.stringify(from)), lines }
  const played = { story: true, chapter: String(from.chapter + 1), ...options }
  const table = new Table(storyGame, { seats: lines.length, seed: 'campaign', options: played, carried })
  const g = new Scenario({ seats: lines.length, options: played, game: storyGame, values: {} })
  g.table.machine.load(table.machine.position)
  return g
}

/** Everybody keeps the first four quests. */
function keepQuests(g: Scenario): Scenario {
  for (let seat = 0; g.asked.some((ask) => ask.endsWith(' keepQuests')); seat++) {
    const keep = g
      .player(seat)
      .drawn.slice(0, 4)
      .map((id) => `keep:${id}`)
    g.play(`${seat} ${[...keep, 'confirm'].join(' ')}`)
  }
  return g
}

const refused = (from: Left, lines: Lines, options = {}) => {
  try {
    goesOn(from, lines, options)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('N-STORY-41 a chapter alone', () => {
  test('is played without benefits, and only chapter 1 can begin a campaign', () => {
    const g = stopsAt('A', { chapter: '4', state: { phase: 'over' } })
    expect(storyGame.play.carries?.leaves(g.table.machine)).toBeNull()
    expect(storyGame.see.view(g.table.machine, 0)).toMatchObject({ modules: { story: { campaign: null } } })
    expect(leftAfter(null, 1, [])).not.toBeNull()
  })
})

describe('N-STORY-44 what a chapter leaves', () => {
  const results = [
    { hero: 'zeik', vp: 70, rep: 3, won: true },
    { hero: 'namal', vp: 60, rep: -1, won: false },
  ] as const

  test('is every hero with points and reputation by chapter, and null for a chapter they missed', () => {
    const after = leftAfter({ left: THREE, seats: ['zeik', null] }, 2, results)
    expect(after).toEqual(
      left(
        2,
        {
          halia: line([80, null], [4, null]),
          zeik: line([95, 70], [2, 3], 2),
          marklun: line([90, null], [-1, null]),
          namal: line([null, 60], [null, -1]),
        },
        ['zeik', 'namal'],
      ),
    )
  })

  test('is left by a finished chapter 1, and nothing by one under way', () => {
    const g = stopsAt('A', { story: { reputation: [5, -1] } })
    expect(storyGame.play.carries?.leaves(g.table.machine)).toBeNull()
    g.lay({ state: { phase: 'over' } })
    const points = storyGame.see.standing(g.table.machine, 'host').map(({ total }) => total)
    expect(storyGame.play.carries?.leaves(g.table.machine)).toEqual({
      chapter: 1,
      seats: ['halia', 'zeik'],
      lines: {
        halia: { vp: [points[0]], rep: [5], wins: 1 },
        zeik: { vp: [points[1]], rep: [-1], wins: 0 },
      },
    })
  })

  test('is continued by hero and not by seat; a newcomer takes a hero without a line', () => {
    expect(campaignLines.lines(plain(JSON.stringify(THREE)))).toEqual(['zeik', 'halia', 'marklun'])
    const g = goesOn(THREE, ['marklun', null, 'zeik'])
    expect(g.state.players.map(({ hero }) => hero)).toEqual(['marklun', 'namal', 'zeik'])
    const two = left(1, { halia: line([80]), zeik: line([95]) }, ['halia', 'zeik'])
    const open = goesOn(two, ['zeik', null])
    expect(open.asked).toEqual(['1 pickHero'])
    expect(open.offered(1)).toEqual(['hero:marklun', 'hero:namal'])
    expect(open.refusedWhy(1, 'hero:halia')).toBe('hero-taken')
  })

  test('a hero who missed a chapter may come back', () => {
    const after = leftAfter({ left: THREE, seats: ['zeik', null] }, 2, results)
    if (after === null) throw new Error('nothing was left')
    expect(campaignLines.lines(plain(JSON.stringify(after)))).toEqual(['zeik', 'namal', 'halia', 'marklun'])
    expect(goesOn(after, ['halia', 'namal']).state.players.map(({ hero }) => hero)).toEqual([
      'halia',
      'namal',
    ])
  })

  test('five heroes are too many', () => {
    expect(refused(THREE, ['zeik', 'halia', 'marklun', null, null])).toContain('not 5')
    const alone = { seats: 5, seed: 'five', options: { story: true, chapter: '1' } }
    expect(() => new Table(storyGame, alone)).toThrow('not 5')
  })

  test('only the next chapter goes on, with heroes that are not random, and everybody new needs a hero', () => {
    expect(refused(THREE, ['zeik'], { chapter: '3' })).toContain('chapter 2 of the story comes next')
    expect(refused(THREE, ['zeik'], { story: false, chapter: '1' })).toContain('comes next')
    expect(refused(THREE, ['zeik'], { heroes: 'random' })).toContain('at random')
    expect(refused(THREE, [null, null])).toContain('whose line')
    expect(refused(THREE, ['namal'])).toContain("nothing for 'namal'")
    expect(refused({ ...THREE, chapter: 2 }, ['zeik'])).toContain('too few or too many')
    expect(next({ story: true, chapter: '1', heroes: 'random', reroll: true })).toEqual({
      story: true,
      chapter: '2',
      heroes: 'picked',
      reroll: true,
    })
    expect(next({ story: true, chapter: '6' })).toBeNull()
    expect(next({})).toBeNull()
  })
})

describe('N-STORY-42 benefits', () => {
  test('the lowest has 4 more coins and 1 reputation, the highest begins anywhere, chosen after the quests', () => {
    const g = goesOn(THREE, ['halia', 'zeik', 'marklun'])
    const coins = g.state.players.map((p) => p.coins)
    keepQuests(g)
    expect(g.asked).toEqual(['1 story/start'])
    expect(g.state.players.map((p, seat) => p.coins - at(coins, seat))).toEqual([4, 0, 0])
    expect(g.state.slots?.story?.reputation).toEqual([1, 0, 0])
    expect(at(g.offered(1), 0)).toBe('begin-here')
    expect(g.offered(1)).toHaveLength(40)
    const enemy = g.table.machine.values.spaces.findIndex(({ kind }) => kind === 'enemy')
    g.play(`1 begin:${enemy}`)
    expect(g.player(1)).toMatchObject({ space: enemy, hearts: 12 })
    expect(g.state.turn.hero).toBeNull()
  })

  test('all who tie have it; if all tie, nobody does', () => {
    const tied = left(1, { halia: line([80]), zeik: line([80]), namal: line([90]) }, [
      'halia',
      'zeik',
      'namal',
    ])
    expect(benefitsOf({ left: tied, seats: ['halia', 'zeik', 'namal'] }, 100)).toEqual({
      helped: ['halia', 'zeik'],
      anywhere: ['namal'],
    })
    const all = left(1, { halia: line([80]), zeik: line([80]) }, ['halia', 'zeik'])
    expect(benefitsOf({ left: all, seats: ['halia', 'zeik'] }, 100)).toEqual({ helped: [], anywhere: [] })
  })

  test('only those who played the chapter before are compared', () => {
    const missed = left(2, { halia: line([99, null]), zeik: line([50, 70]), namal: line([null, 60]) }, [
      'zeik',
      'namal',
    ])
    expect(benefitsOf({ left: missed, seats: ['halia', 'zeik', 'namal'] }, 100)).toEqual({
      helped: ['namal'],
      anywhere: ['zeik'],
    })
  })

  test('the usual start is the usual answer', () => {
    const g = keepQuests(goesOn(THREE, ['halia', 'zeik', 'marklun'])).play('1 begin-here')
    expect(g.player(1).space).toBe(cellAt(2, 4))
  })
})

describe('N-STORY-43 alone', () => {
  test('below 100 points you are helped, from 100 on you begin anywhere', () => {
    const alone = (vp: number) => left(1, { halia: line([vp]) }, ['halia'])
    expect(benefitsOf({ left: alone(99), seats: ['halia'] }, 100)).toEqual({
      helped: ['halia'],
      anywhere: [],
    })
    expect(benefitsOf({ left: alone(100), seats: ['halia'] }, 100)).toEqual({
      helped: [],
      anywhere: ['halia'],
    })
    const g = goesOn(alone(100), ['halia'])
    while (g.asked.includes('0 standLeft')) g.play(`0 ${g.offered(0)[0] ?? ''}`)
    expect(keepQuests(g).asked).toEqual(['0 story/start'])
  })
})

describe('N-STORY-45 the end of the campaign', () => {
  test('the sheet says who has what, who is away and what reputation would add', () => {
    const after = left(
      2,
      {
        halia: line([80, 70], [4, 5]),
        zeik: line([95, null], [2, null], 1),
        marklun: line([null, 61], [null, 3]),
      },
      ['marklun', 'halia'],
    )
    const { columns, chapters, sums, notes } = sheetSaid(plain(JSON.stringify(after)))
    expect(columns).toEqual([
      { line: 'halia', name: 'Halia', away: false },
      { line: 'zeik', name: 'Zeik', away: true },
      { line: 'marklun', name: 'Marklun', away: false },
    ])
    expect(chapters.map(({ title }) => title)).toHaveLength(6)
    expect(chapters[1]?.cells).toEqual([
      '70 points, 5 reputation',
      '61 points, 3 reputation (missed: the lowest)',
      '61 points, 3 reputation',
    ])
    expect(chapters[2]?.cells).toEqual(['', '', ''])
    expect(sums).toEqual([
      { title: 'Points', cells: ['150', '156', '141'] },
      { title: 'Reputation', cells: ['9', '5', '5'] },
    ])
    expect(notes).toEqual([
      'The highest reputation adds 25 points after the last chapter. Now it would be Halia.',
      'Zeik missed the last chapter and may come back.',
    ])
    expect(() => sheetSaid({ chapter: 9 })).toThrow('not what a chapter of the story leaves')
  })

  const six = (vp: number, rep: number, wins = 0) =>
    line(Array<number>(6).fill(vp), Array<number>(6).fill(rep), wins)
  const ended = (lines: Left['lines']) => sheetOf(left(6, lines, ['halia']))

  test('the highest sum of reputation adds 25, also to those who tie, and the highest total wins', () => {
    const sheet = ended({ halia: six(80, 3), zeik: six(84, 1), namal: six(70, 3) })
    expect(sheet.rows.map(({ hero, total, most }) => [hero, total, most])).toEqual([
      ['halia', 505, 25],
      ['zeik', 504, 0],
      ['namal', 445, 25],
    ])
    expect(sheet.winners).toEqual(['halia'])
  })

  test('ties are broken by reputation, then by chapters won, then shared', () => {
    const even = { halia: six(80, 1), zeik: six(80, 1) }
    expect(ended(even).winners).toEqual(['halia', 'zeik'])
    expect(ended({ ...even, zeik: six(80, 1, 2) }).winners).toEqual(['zeik'])
    const reputed = ended({
      halia: line([505, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
      zeik: line([480, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]),
    })
    expect(reputed.rows.map(({ total }) => total)).toEqual([505, 505])
    expect(reputed.winners).toEqual(['zeik'])
  })

  test('a missed chapter counts as the lowest result of those who played it', () => {
    const sheet = sheetOf(
      left(
        2,
        { halia: line([80, 50], [3, -1]), zeik: line([90, 60], [1, 2]), namal: line([null, 70], [null, 5]) },
        ['halia'],
      ),
    )
    expect(sheet.rows.find(({ hero }) => hero === 'namal')).toMatchObject({ vp: 150, rep: 6 })
    expect(sheet.rows.find(({ hero }) => hero === 'namal')?.chapters[0]).toEqual({
      vp: 80,
      rep: 1,
      missed: true,
    })
    expect([sheet.over, sheet.winners]).toEqual([false, []])
  })

  test('a hero who missed the last chapter is away and can neither win nor have the 25', () => {
    const gone = line([900, 0, 0, 0, 0, null], [60, 0, 0, 0, 0, null])
    const sheet = ended({ halia: gone, zeik: six(50, 1), namal: six(40, 0) })
    expect(sheet.rows[0]).toMatchObject({ hero: 'halia', away: true, most: 0 })
    expect(sheet.rows[1]).toMatchObject({ most: 25 })
    expect(sheet.winners).toEqual(['zeik'])
    expect(ended({ halia: gone, zeik: six(50, 1) }).winners).toEqual([])
  })

  test('alone, 25 needs a sum above 0, and the marks are 625, 680 and 740', () => {
    const alone = (vp: number, rep: number) => {
      const { rows, mark, winners } = ended({ halia: line([vp, 0, 0, 0, 0, 0], [rep, 0, 0, 0, 0, 0]) })
      return [rows[0]?.total, mark, winners]
    }
    expect(alone(600, 1)).toEqual([625, 'won', ['halia']])
    expect(alone(624, 0)).toEqual([624, 'lost', []])
    expect(alone(655, 1)).toEqual([680, 'well', ['halia']])
    expect(alone(715, 1)).toEqual([740, 'forEver', ['halia']])
  })
})
