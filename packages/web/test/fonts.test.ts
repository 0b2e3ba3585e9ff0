// Letters that we print ourselves come with the first files of the fonts: nothing else is fetched for them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PACKAGES = join(import.meta.dirname, '../..')
const css = readFileSync(join(PACKAGES, 'web/src/styles/fonts.css'), 'utf8')

/** The ranges of a face, as its rule writes them. */
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

/** Strings of the file, without what engineers read. */
const printed = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')

test('every letter of our texts that the fonts have is in the files that come first', () => {
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

test('all faces that come first have the same letters', () => {
  const own = ranges.filter((one) => one.own)
  expect(own).toHaveLength(3)
  expect(new Set(own.map(({ range }) => range)).size).toBe(1)
})
