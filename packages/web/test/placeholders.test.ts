// Every placeholder of a text gets a value: no player reads "0/{room}".
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
const read = (path: string): string => readFileSync(join(SRC, path), 'utf8')

/** Filled in by the page itself. */
const ALWAYS = /^click/i

/** The placeholders of each key's texts. Each game may have its own text for a key. */
const WANTED = new Map<string, string[][]>()
for (const path of FILES.filter((file) => file.endsWith('en.ts')))
  for (const [, key = '', , text = ''] of read(path).matchAll(
    /'([\w.-]+)':\s*(['"`])((?:\\.|(?!\2).)*)\2/g,
  )) {
    const names = [...text.matchAll(/\{(\w+)[:}]/g)].map(([, name = '']) => name)
    WANTED.set(key, [...(WANTED.get(key) ?? []), names.filter((name) => !ALWAYS.test(name))])
  }

/** The property names of an object literal, without those inside its values. */
function givenBy(literal: string): ReadonlySet<string> {
  let flat = literal
  for (let before = ''; before !== flat;) {
    before = flat
    flat = flat.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, '')
  }
  return new Set(flat.split(',').map((part) => /^\s*'?(\w+)/.exec(part)?.[1] ?? ''))
}

/** Calls of `t` with a key and an object literal that spreads nothing. */
const CALLS = FILES.flatMap((path) =>
  [...read(path).matchAll(/\bt\(\s*'([\w.-]+)',\s*\{((?:[^{}]|\{[^{}]*\})*)\},?\s*\)/g)]
    .filter(([, , literal = '']) => !literal.includes('...'))
    .map(([, key = '', literal = '']) => ({ path, key, given: givenBy(literal) })),
)

test('every call gives a value for each placeholder', () => {
  expect(CALLS.length).toBeGreaterThan(500)
  const unfilled = CALLS.filter(({ key, given }) => {
    const texts = WANTED.get(key)
    return texts !== undefined && !texts.some((names) => names.every((name) => given.has(name)))
  })
  expect(unfilled.map(({ path, key }) => `${path}: ${key}`)).toEqual([])
})
