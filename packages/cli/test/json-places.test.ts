// Lines and columns in JSON, for people who fix a file.
import { describe, expect, it } from 'vitest'
import { scanJson } from '../src/json-places.ts'

function lineOf(text: string, pointer: string): number {
  const scanned = scanJson(text)
  if (!scanned.ok) throw new Error(scanned.expected)
  return scanned.placeOf(pointer).line
}

describe('a pointer', () => {
  const text =
    '{\n  "cards": {\n    "a/b": { "honor": 3 },\n    "c":\n      [1,\n       {"x": null}]\n  }\n}\n'

  it.each([
    ['', 1],
    ['/cards', 2],
    ['/cards/a~1b', 3],
    ['/cards/a~1b/honor', 3],
    ['/cards/c', 4],
    ['/cards/c/0', 5],
    ['/cards/c/1/x', 6],
  ])('%s is on line %i', (pointer, line) => {
    expect(lineOf(text, pointer)).toBe(line)
  })

  it('to something missing leads to its parent', () => {
    expect(lineOf(text, '/cards/c/1/y/z')).toBe(6)
    expect(lineOf(text, '/nothing')).toBe(1)
  })
})

describe('a mistake', () => {
  it.each([
    ['', 1, 1, 'expected a value'],
    ['{\n  "a": 1,\n}', 3, 1, 'expected a name in double quotes'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "expected ',' or '}'"],
    ['{ "a" 1 }', 1, 7, "expected ':' after the name"],
    ['[1, 2', 1, 6, "expected ',' or ']'"],
    ['[1] x', 1, 5, 'expected the end of the file'],
    ['["abc', 1, 2, 'expected a text closed by double quotes'],
    ['["a\\q"]', 1, 2, 'expected a text without control characters'],
    ["{'a': 1}", 1, 2, 'expected a name in double quotes'],
    ['[01]', 1, 3, "expected ',' or ']'"],
    ['['.repeat(5000), 1, 202, 'expected at most 200 levels'],
  ])('%j is on line %i, column %i', (text, line, column, expected) => {
    expect(scanJson(text)).toEqual({
      ok: false,
      place: { line, column },
      expected: expect.stringContaining(expected) as unknown,
    })
  })

  it('is found in the same texts that JSON.parse refuses', () => {
    for (const text of [
      '{}',
      '[]',
      '1e5',
      '-0.5',
      '"\\u00e9"',
      'nul',
      '[1,]',
      '{"a":}',
      ' null ',
      '+1',
      '"\t"',
    ]) {
      let fine = true
      try {
        JSON.parse(text)
      } catch {
        fine = false
      }
      expect([text, scanJson(text).ok]).toEqual([text, fine])
    }
  })
})
