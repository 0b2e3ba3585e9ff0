// A text of the story by its name.
import { taleIn } from '@lorehall/host/tales'
import { expect, test } from 'vitest'
import { c1 } from '../../src/modules/story/chapters/c1.ts'
import { namesOf } from '../../src/modules/story/prose/names.ts'
import { filesWith } from '../../src/modules/story/prose/tale.ts'

const tale = (name: string) => taleIn(filesWith(name), name)

test('N-STORY-6 every text of chapter 1 is found by its name', async () => {
  const names = Object.values(namesOf(c1.record)).flat()
  const texts = await Promise.all(names.map(tale))
  expect(names.filter((_, i) => texts[i]?.length === 0)).toEqual([])
  expect(await tale('c1.low')).toEqual([
    'Nobody shuts a door in your face.',
    'They only happen to be going in.',
  ])
})

test('N-STORY-6 a text that the story does not have is empty', async () => {
  expect(await tale('c1-zeik-Z')).toEqual([])
  expect(await tale('../c1')).toEqual([])
  expect(await tale('c1-constructor')).toEqual([])
})
