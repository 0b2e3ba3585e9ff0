// The laws of every game, over random games of the story: from the beginning, and from a middle in which heroes carry
// items, are anywhere and have missions.
import { type Chance, type Facts, type Json, cloneJson, Table } from '@lorehall/kernel'
import { type Floor, newFieldsStayHidden, shortOf } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { ITEMS } from '../../src/modules/story/cards/pieces.ts'
import { content } from '../../src/modules/story/content.ts'
import { chapterOf, storyOf } from '../../src/modules/story/state.ts'
import { at, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { storyGame } from '../../testing/story.ts'
import { lawsOver } from '../laws/laws-over.ts'
import { midgame } from '../laws/midgame.ts'

const { chapter } = content.settings ?? {}
const CHAPTERS = chapter?.type === 'string' ? chapter.enum : []

const STEPS = ['story/open', 'story/choose', 'story/hearts', 'story/settle', 'story/close']

test.each(CHAPTERS.flatMap((n) => [1, 2, 3, 4].map((seats) => [n, seats] as const)))(
  'chapter %s keeps every law with %i players',
  { timeout: 600_000 },
  (n, seats) => {
    const given = { story: true, chapter: n }
    const report = lawsOver(1500, { game: storyGame, seats, seed: `story ${n}`, given })
    expect(report.violations).toEqual([])
    expect([...report.seen.steps]).toEqual(expect.arrayContaining(STEPS))
    expect([...report.seen.options]).toEqual(expect.arrayContaining(['choose', 'add']))
  },
)

/** Somebody carries each item of the chapter; heroes are anywhere, have reputation, and are at any mission. */
function storyMidgame(table: Table<State, Values>, chance: Chance): void {
  midgame(table, chance)
  const { machine } = table
  const state = cloneJson(machine.state)
  const facts = { state, values: machine.values } satisfies Pick<Facts<State, Values>, 'state' | 'values'>
  const story = storyOf(facts)
  for (const [seat, p] of state.players.entries()) {
    p.space = chance.below(machine.values.spaces.length)
    story.reputation[seat] = chance.below(12) - 2
    const missions = chance.below(5)
    story.mission[seat] = missions
    for (let done = 1; done < missions; done++) p.tokens.push('story-token')
  }
  for (const id of chapterOf(facts).record.pieces) {
    if (!Object.hasOwn(ITEMS, id)) continue
    story.taken.push(id)
    at(story.items, chance.below(machine.seats)).push(id)
  }
  table.patch([{ op: 'replace', path: '/game', value: plain(state) }])
}

/** As a patch carries it. */
function plain(state: State): Json
function plain(state: unknown): unknown {
  return cloneJson(state)
}

/** Few steps are in every chapter, and few random players succeed. */
const FLOOR: Floor = {
  decisions: 6000,
  finished: 10,
  starts: 3,
  unseen: { steps: 9, cards: 190, options: 12 },
}

test.each(CHAPTERS)('chapter %s keeps every law in the middle of a game', { timeout: 900_000 }, (n) => {
  const given = { story: true, chapter: n }
  const plan = { game: storyGame, seed: `story ${n} in the middle`, given, layOut: storyMidgame }
  const report = lawsOver(FLOOR.decisions, plan)
  expect(report.violations).toEqual([])
  expect(shortOf(FLOOR, report)).toEqual([])
})

test.each(CHAPTERS)('N-STORY-19 a new field of the state is in no view of chapter %s', (n) => {
  const { machine } = new Table(storyGame, { seats: 3, seed: 'story', options: { story: true, chapter: n } })
  expect(newFieldsStayHidden(machine)).toEqual([])
})

test('N-STORY-41 a chapter is played on its own map, whatever the options say', () => {
  const { machine } = new Table(storyGame, {
    seats: 2,
    seed: 'story',
    options: { story: true, chapter: '1', map: 'under' },
  })
  expect(machine.values.side).toBe('above')
})
