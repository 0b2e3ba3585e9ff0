import { expect, test } from 'vitest'
import { below, Chance, cloneJson, nextWord, seedStream, type Stream } from '../src/index.ts'

const words = (stream: Stream, n: number) => Array.from({ length: n }, () => nextWord(stream))

test.for([
  ['lorehall', [118037188, 2654720917, 3352821133, 216441743, 565664835]],
  ['', [3438951106, 1215945490, 3533754447, 3672526462, 3371690394]],
  ['ü', [1521716343, 2229079300, 1306459818, 467409128, 2249621356]],
] as const)("the stream of seed '%s' matches an independent sfc32 over SHA-256", ([seed, expected]) => {
  expect(words(seedStream(seed), 5)).toEqual(expected)
})

test('a stream continues where it was after JSON', () => {
  const stream = seedStream('json')
  words(stream, 1000)
  const twin = cloneJson(stream)
  expect(words(twin, 20)).toEqual(words(stream, 20))
})

test('similar seeds give unrelated streams', () => {
  const [a, b] = [words(seedStream('seed 1'), 100), words(seedStream('seed 2'), 100)]
  expect(a.filter((word) => b.includes(word))).toEqual([])
})

test.for([2, 3, 6, 7, 60])('each of %i numbers comes up about as often', (n) => {
  const stream = seedStream(`uniform ${n}`)
  const tries = 6000 * n
  const counts = Array.from({ length: n }, () => 0)
  for (let i = 0; i < tries; i++) {
    const drawn = below(stream, n)
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  expect(counts).toHaveLength(n)
  const chiSquare = counts.reduce((sum, count) => sum + (count - 6000) ** 2 / 6000, 0)
  // Four standard deviations of a chi-square with n − 1 degrees of freedom.
  expect(chiSquare).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)))
})

test('low numbers are not favored if n does not divide 2^32', () => {
  const stream = seedStream('bias')
  const n = 3 * 2 ** 30
  let low = 0
  for (let i = 0; i < 3000; i++) if (below(stream, n) < 2 ** 30) low++
  // Without rejection sampling, half of the draws would be low.
  expect(low).toBeGreaterThan(850)
  expect(low).toBeLessThan(1150)
})

test.for([0, -1, 2.5, Number.NaN, 2 ** 32 + 1])('a draw among %s is an error, not a number', (n) => {
  expect(() => below(seedStream('none'), n)).toThrow(RangeError)
})

test('picking from nothing is an error', () => {
  expect(() => new Chance('x').pick([])).toThrow(RangeError)
})
