// What holds of the lesson of every game, and what the tests of each of them ask for.
import type { Update } from '@lorehall/host'
import type { Game, Json } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { glintAt } from '../src/table/glints.ts'
import type { Lesson } from '../src/table/lesson/lesson.ts'
import { isTicked } from '../src/table/manner.ts'
import { type LessonPlay, playThrough } from './lesson-play.ts'

interface Slip {
  readonly words: string
}

/** Words on a slip: it is read at a glance. */
const AT_MOST = 40

/** Every number of one that is another in the other, by its path. */
function differences(one: Json | undefined, other: Json | undefined, path = ''): readonly string[] {
  if (!isBranch(one) || !isBranch(other)) return one === other ? [] : [path]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap((key) => differences(one[key], other[key], path === '' ? key : `${path}.${key}`))
}

function isBranch(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null
}

/** How a slip says that a number is another one in a usual game. */
const SAYS_SO = /than usual/

/**
 * `more`: slips that are shown apart from the lesson. `unusual`: the numbers that are others than in the game, each
 * with the slip that says so.
 */
export function lessonLaws(
  { values }: Pick<Game, 'values'>,
  lesson: Lesson,
  begin: () => Promise<LessonPlay>,
  more: readonly Slip[],
  unusual: Readonly<Record<string, Slip>> = {},
): void {
  test('the lesson plays with the numbers of the game, or says where it does not', () => {
    const options = lesson.options ?? {}
    const played = values.write(values.read(lesson.values ?? {}, options))
    const own = values.write(values.read({}, options))
    expect(differences(played, own)).toEqual(Object.keys(unusual))
    for (const { words } of Object.values(unusual)) expect(words).toMatch(SAYS_SO)
  })

  test('every answer the lesson waits for is offered, and no other, from the first slip to the last', async () => {
    const slips = new Set<string>()
    const play = await begin()
    await playThrough(play, async ({ title, stand, shown }) => {
      slips.add(title)
      const near = shown.ask?.options.map(({ id }) => id) ?? []
      const far = Object.values(await play.routes()).map((picks) => picks.join(' '))
      expect([...new Set([...near, ...far])]).toEqual(stand.wants === null ? [] : [stand.wants])
    })
    expect([...slips]).toEqual(lesson.steps.map(({ title }) => title))
    expect(play.whole.ask?.options.length).toBeGreaterThan(1)
  })

  test('what is ticked bears its mark, although the lesson waits for something else', async () => {
    await playThrough(await begin(), ({ shown, whole }) => {
      const ticked = whole.ask?.options.filter(isTicked).map(({ at }) => at) ?? []
      expect(ticked.filter((at) => !glintAt(shown, at).ticked)).toEqual([])
      expect(ticked.length > 0).toBe((whole.ask?.ticked.length ?? 0) > 0)
    })
  })

  test('a slip has forty words at most', () => {
    const slips = [...lesson.steps, ...more]
    expect(slips.filter(({ words }) => words.split(' ').length > AT_MOST)).toEqual([])
  })
}

/** Each slip, by its title, is asked for what is so when it is first seen. */
export async function checkSaid(play: LessonPlay, said: Readonly<Record<string, () => void>>): Promise<void> {
  const seen = new Set<string>()
  await playThrough(play, ({ title }) => {
    if (!seen.has(title)) said[title]?.()
    seen.add(title)
  })
  expect(Object.keys(said).filter((title) => !seen.has(title))).toEqual([])
}

/** The advice there is when each slip is first seen, by its title. */
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
