// Seven seats can be told apart by everyone: by shape, by color, and by color with each kind of color blindness.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shapeOf } from '../src/components/seat-shapes.ts'

type Colour = readonly [number, number, number]
type Rows = readonly [Colour, Colour, Colour]

const SEATS = [0, 1, 2, 3, 4, 5, 6]
const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

const each = (colour: Colour, make: (c: number, i: 0 | 1 | 2) => number): Colour => [
  make(colour[0], 0),
  make(colour[1], 1),
  make(colour[2], 2),
]

/** sRGB, from 0 to 1. */
const screen = (hex: string): Colour =>
  each([1, 3, 5], (from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)

/** Linear light. */
const light = (colour: Colour): Colour =>
  each(colour, (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))

/** Every value of a token: in the dark theme and in the light one. */
const valuesOf = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, 'g'))].map(([, hex = '']) => screen(hex))

const seatColour = (seat: number): Colour => light(valuesOf(`seat-${seat}`)[0] ?? [0, 0, 0])

const times = (rows: Rows, [r, g, b]: Colour): Colour =>
  each([0, 0, 0], (_, i) => {
    const [x, y, z] = rows[i]
    return Math.min(1, Math.max(0, x * r + y * g + z * b))
  })

/** Color blindness as matrices (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, Rows>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** CIE L*a*b*: a distance of 2 is just visible. */
function lab([r, g, b]: Colour): Colour {
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const apart = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function contrast(a: Colour, b: Colour): number {
  const bright = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  const [x, y] = [bright(a), bright(b)]
  return Math.max(x, y) / Math.min(x, y)
}

test('each seat has its own shape', () => {
  expect(new Set(SEATS.map(shapeOf)).size).toBe(SEATS.length)
})

test.each(Object.entries(EYES))('no two colors look alike to %s eyes', (_eyes, rows) => {
  const seen = SEATS.map((seat) => lab(times(rows, seatColour(seat))))
  const pairs = SEATS.flatMap((a) => SEATS.filter((b) => b > a).map((b) => [a, b] as const))
  const near = pairs.filter(([a, b]) => apart(seen[a] ?? [0, 0, 0], seen[b] ?? [0, 0, 0]) < 15)
  expect(near).toEqual([])
})

/** Pieces on boards and panels have a half-transparent dark outline. */
test('each stands out from every background, by its color or its outline', () => {
  const line = screen('#1c1307')
  const grounds = ['ground', 'panel', 'panel-2'].flatMap(valuesOf)
  expect(grounds).toHaveLength(6)
  for (const ground of grounds) {
    const outline = light(each(ground, (c, i) => (c + line[i]) / 2))
    for (const seat of SEATS) {
      const found = Math.max(contrast(seatColour(seat), light(ground)), contrast(outline, light(ground)))
      expect(found, `seat ${seat}`).toBeGreaterThan(2.5)
    }
  }
})
