// What holds of the lesson of every game, and what the tests of each of them ask for.
import type { Update } from '@lorehall/host'
import { expect, test } from 'vitest'
import type { Lesson } from '../src/table/lesson/lesson.ts'
import { type LessonPlay, playThrough } from './lesson-play.ts'

interface Slip {
  readonly words: string
}

/** Words on a slip: it is read at a glance. */
const AT_MOST = 40

/** `more`: slips that are shown apart from the lesson. */
export function lessonLaws(lesson: Lesson, begin: () => Promise<LessonPlay>, more: readonly Slip[]): void {
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
