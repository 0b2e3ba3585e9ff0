// The letters of our own texts are in the small font files, so the full fonts are not fetched for them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PACKAGES = join(import.meta.dirname, '../..')
const css = readFileSync(join(PACKAGES, 'web/src/styles/fonts.css'), 'utf8')

/** True if a `unicode-range` has this code point. */
function isIn(range: string, letter: number): boolean {
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    return letter >= Number.parseInt(first, 16) && letter <= Number.parseInt(last, 16)
  })
}

const ranges = [...css.matchAll(/url\('(.*?)'\).*?unicode-range:\s*(.*?);/gs)].map(
  ([, file = '', range = '']) => ({
    own: file.startsWith('../fonts/'),
    range,
  }),
)

/** The file without its comments. */
const printed = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')

test('every letter of our texts that the full fonts have is in the small files', () => {
  const texts = globSync(['*/src/**/en.ts', 'web/src/**/*.tsx'], { cwd: PACKAGES }).map((file) =>
    join(PACKAGES, file),
  )
  expect(texts.length).toBeGreaterThan(100)
  const missing = new Set<string>()
  for (const file of texts) {
    for (const letter of printed(file)) {
      const code = letter.codePointAt(0) ?? 0
      const has = (own: boolean) => ranges.some((one) => one.own === own && isIn(one.range, code))
      if (code > 126 && has(false) && !has(true)) missing.add(`${letter} in ${file}`)
    }
  }
  expect([...missing]).toEqual([])
})

test('all small files have the same letters', () => {
  const own = ranges.filter((one) => one.own)
  expect(own).toHaveLength(3)
  expect(new Set(own.map(({ range }) => range)).size).toBe(1)
})
