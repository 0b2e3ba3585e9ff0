// Tests for the lesson of every game, and helpers for each game's own lesson tests.
import type { Update } from '@lorehall/host'
import type { Game, Json } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { highlightAt } from '../src/table-ui/highlights.ts'
import type { Lesson } from '../src/table-ui/lesson/lesson.ts'
import { isTicked } from '../src/table-ui/manner.ts'
import { type LessonPlay, playThrough } from './lesson-play.ts'

interface Tip {
  readonly words: string
}

/** The most words on a tip, so that it is read at a glance. */
export const TIP_WORDS = 25

/** The paths at which the two differ. */
function differences(one: Json | undefined, other: Json | undefined, path = ''): readonly string[] {
  if (!isBranch(one) || !isBranch(other)) return one === other ? [] : [path]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap((key) => differences(one[key], other[key], path === '' ? key : `${path}.${key}`))
}

function isBranch(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null
}

/** The phrase with which a tip says that a number differs from a normal game. */
const SAYS_SO = /than usual/

/**
 * `more`: tips that are shown outside the lesson. `unusual`: the values that differ from a normal game, each with the
 * tip that says so.
 */
export function lessonLaws(
  { values }: Pick<Game, 'values'>,
  lesson: Lesson,
  begin: () => Promise<LessonPlay>,
  more: readonly Tip[],
  unusual: Readonly<Record<string, Tip>> = {},
): void {
  test('the lesson uses the values of the game, or says where it does not', () => {
    const options = lesson.options ?? {}
    const played = values.write(values.read(lesson.values ?? {}, options))
    const own = values.write(values.read({}, options))
    expect(differences(played, own)).toEqual(Object.keys(unusual))
    for (const { words } of Object.values(unusual)) expect(words).toMatch(SAYS_SO)
  })

  test('only the option the lesson waits for is offered, from the first tip to the last', async () => {
    const tips = new Set<string>()
    const play = await begin()
    await playThrough(play, async ({ title, stand, shown }) => {
      tips.add(title)
      const near = shown.ask?.options.map(({ id }) => id) ?? []
      const far = Object.values(await play.routes()).map((picks) => picks.join(' '))
      const only = stand.wants === null ? [] : [stand.wants]
      // The last tip leaves the whole table to the player.
      const allowed = stand.free ? (play.whole.ask?.options.map(({ id }) => id) ?? []) : only
      expect(stand.free ? near : [...new Set([...near, ...far])]).toEqual(allowed)
    })
    expect([...tips]).toEqual(lesson.steps.map(({ title }) => title))
    expect(play.whole.ask?.options.length).toBeGreaterThan(1)
  })

  test('ticked options keep their mark while the lesson waits for another', async () => {
    await playThrough(await begin(), ({ shown, whole }) => {
      const ticked = whole.ask?.options.filter(isTicked).map(({ at }) => at) ?? []
      expect(ticked.filter((at) => !highlightAt(shown, at).ticked)).toEqual([])
      expect(ticked.length > 0).toBe((whole.ask?.ticked.length ?? 0) > 0)
    })
  })

  test(`a tip has at most ${TIP_WORDS} words`, () => {
    const tips = [...lesson.steps, ...more]
    expect(tips.filter(({ words }) => words.split(' ').length > TIP_WORDS)).toEqual([])
  })
}

/** Runs the check of each tip, by its title, when the tip is first shown. */
export async function checkSaid(play: LessonPlay, said: Readonly<Record<string, () => void>>): Promise<void> {
  const seen = new Set<string>()
  await playThrough(play, ({ title }) => {
    if (!seen.has(title)) said[title]?.()
    seen.add(title)
  })
  expect(Object.keys(said).filter((title) => !seen.has(title))).toEqual([])
}

/** The ids of the hints available when each tip is first shown, by the tip's title. */
export async function adviceAt(
  play: LessonPlay,
  adviceFor: (update: Update) => readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const met = new Map<string, readonly string[]>()
  await playThrough(play, ({ title, whole }) => {
    if (!met.has(title))
      met.set(
        title,
        adviceFor(whole).map(({ id }) => id),
      )
  })
  return met
}
