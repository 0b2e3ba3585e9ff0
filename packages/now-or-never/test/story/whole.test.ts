// A whole campaign: six chapters, each with what the one before left. One hero misses a chapter and comes back, another
// joins, and one chapter is played alone.
import { Chance, cloneJson, isRecord, type Json, type Lines, readRecord, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { next } from '../../src/form.ts'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { storyGame } from '../../testing/story.ts'

type Played = Table<State, Values>

/** Plays a chapter to its end as the quick bot would. */
function played(table: Played): Played {
  const { quick } = storyGame.judge
  const chance = new Chance(`bots of ${table.seed}`)
  while (!table.over) {
    const ask = table.asks.find(({ aside }) => !aside)
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, quick(table.machine, ask, chance) ?? chance.pick(ask.options))
  }
  return table
}

function chapterAfter(earlier: Played, lines: Lines): Played {
  const carried = earlier.leaves()
  const options = next(earlier.options)
  if (carried === null || options === null) throw new Error('the campaign is over')
  const seed = `${earlier.seed} and on`
  return new Table(storyGame, { seats: lines.length, seed, options, carried: { ...carried, lines } })
}

const heroesOf = ({ machine }: Played) => machine.state.players.map(({ hero }) => hero)
const sheetIn = ({ machine }: Played): Json => {
  const view: unknown = machine.game.see.view(machine, null)
  return cloneJson(viewed(view).modules.story.campaign)
}

interface Viewed {
  readonly modules: { readonly story: { readonly campaign: Json } }
}
const isViewed = (view: unknown): view is Viewed => isRecord(view) && 'modules' in view
function viewed(view: unknown): Viewed {
  if (!isViewed(view)) throw new Error('a view of the story shows its module')
  return view
}

test('N-STORY-44 six chapters are played one after another, by lines of heroes', { timeout: 600_000 }, () => {
  const options = { story: true, chapter: '1', heroes: 'random' }
  const first = played(new Table(storyGame, { seats: 2, seed: 'whole', options }))
  const [one = '', two = ''] = heroesOf(first)
  const chapters = [first]
  const goOn = (lines: Lines): Played => {
    const last = chapters.at(-1) ?? first
    const table = played(chapterAfter(last, lines))
    chapters.push(table)
    return table
  }
  goOn([two, one])
  const joined = goOn([one, null])
  const three = heroesOf(joined)[1] ?? ''
  expect([one, two]).not.toContain(three)
  goOn([one])
  goOn([two, three, one])
  const last = goOn([three, two, one])
  expect(heroesOf(last)).toEqual([three, two, one])
  expect(last.options['chapter']).toBe('6')
  expect(next(last.options)).toBeNull()
  const sheet = sheetIn(last)
  expect(sheet).toMatchObject({ chapter: 6, over: true, mark: null })
  const text = JSON.stringify(sheet)
  expect(text.match(/"missed":true/g)).toHaveLength(5)
  for (const table of chapters) {
    const again = Table.replay(storyGame, readRecord(cloneJson(table.record())))
    expect(again.digest()).toBe(table.digest())
    expect(again.leaves()).toEqual(table.leaves())
  }
})

test(
  'N-STORY-44 a chapter that was abandoned is played again, and both lines go on from the same beginning',
  { timeout: 600_000 },
  () => {
    const options = { story: true, chapter: '1', heroes: 'random' }
    const first = played(new Table(storyGame, { seats: 2, seed: 'again', options }))
    const [one = '', two = ''] = heroesOf(first)
    const begun = (seed: string) => {
      const carried = first.leaves()
      if (carried === null) throw new Error('chapter 1 leaves something')
      const wanted = { ...carried, lines: [one, two] }
      return new Table(storyGame, { seats: 2, seed, options: next(first.options) ?? {}, carried: wanted })
    }
    const abandoned = begun('abandoned')
    const chance = new Chance('abandoned')
    for (let i = 0; i < 50; i++) {
      const [ask] = abandoned.asks
      if (ask !== undefined) abandoned.take(ask, chance.pick(ask.options))
    }
    expect(abandoned.leaves()).toBeNull()
    const again = played(begun('again'))
    const kept = Table.replay(storyGame, readRecord(cloneJson(abandoned.record())))
    expect(kept.carried).toEqual(again.carried)
    for (const table of [played(kept), again])
      expect(heroesOf(chapterAfter(table, [two, one]))).toEqual([two, one])
    expect(kept.leaves()).not.toEqual(again.leaves())
  },
)
