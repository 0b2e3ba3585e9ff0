// The check of game packages' layout finds planted mistakes.
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { layout, layoutOf } from '../../../scripts/checks/layout.ts'

const ROOT = dirname(dirname(dirname(import.meta.dirname)))
const GAME = 'heroes'
const SRC = `packages/${GAME}/src`
const LANTERNS = `packages/${GAME}/testing/lanterns.ts`
const EMBLEMS = `packages/web/src/games/${GAME}/cards/emblems.ts`

let copy = ''
const inCopy = (path: string) => join(copy, path)
const found = () => layoutOf(copy, GAME)

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'layout-'))
  for (const path of [SRC, LANTERNS, EMBLEMS]) cpSync(join(ROOT, path), inCopy(path), { recursive: true })
})

afterEach(() => rmSync(copy, { recursive: true }))

test('every game passes the check, and so does a copy', () => {
  expect(layout(ROOT)).toEqual([])
  expect(found()).toEqual([])
})

test.each([
  `${SRC}/index.ts`,
  `${SRC}/options.ts`,
  `${SRC}/rules/all-steps.ts`,
  `${SRC}/text/cards/en.ts`,
  `${SRC}/cards`,
  `${SRC}/map`,
  `${SRC}/rules/steps`,
  LANTERNS,
  EMBLEMS,
])('a missing part is reported: %s', (path) => {
  rmSync(inCopy(path), { recursive: true })
  expect(found()).toContain(`${path} is not there`)
})

test('a module for tests that is no longer small is reported', () => {
  appendFileSync(inCopy(LANTERNS), '\n'.repeat(3) + '// One more line.\n')
  expect(found()).toEqual([
    expect.stringMatching(/lanterns\.ts has 64 lines; a small module has at most 60$/),
  ])
})

describe('English', () => {
  const says = (path: string, line: number, text: string) => [
    `${path}:${line} says '${text}'; words are in text/, in files named en.ts`,
  ]

  test.each(['Village', 'Rich Vein', 'a rich vein'])('is found in JSON: %s', (text) => {
    const path = `${SRC}/values/planted.json`
    writeFileSync(inCopy(path), `{\n  "rich-vein": { "name": "${text}", "mana": 2 }\n}\n`)
    expect(found()).toEqual(says(path, 2, text))
  })

  test('is found in a module’s JSON, and as a key', () => {
    const path = `${SRC}/modules/planted/numbers.json`
    mkdirSync(inCopy(dirname(path)), { recursive: true })
    writeFileSync(inCopy(path), '{ "Rich Vein": 2 }\n')
    expect(found()).toEqual(says(path, 1, 'Rich Vein'))
  })

  test('is found in options.ts, in every kind of string', () => {
    const path = `${SRC}/options.ts`
    appendFileSync(inCopy(path), "export const planted = ['Two teams', `Three teams`]\n")
    expect(found()).toEqual([
      expect.stringContaining("says 'Two teams'"),
      expect.stringContaining("says 'Three teams'"),
    ])
  })

  test('is not found in ids, comments, defaults or compared values', () => {
    writeFileSync(inCopy(`${SRC}/values/planted.json`), '{ "rich-vein": "two", "I-4": "north" }\n')
    appendFileSync(
      inCopy(`${SRC}/options.ts`),
      "// 'Two teams'\nexport const planted = { default: 'from the first round', is: length === 'Two teams' }\n",
    )
    expect(found()).toEqual([])
  })
})
