// The figures of Heroes: factions differ in their shapes, not only in their colors.
import { expect, type Page, test } from '@playwright/test'
import { heroes } from '@lorehall/heroes'
import { HIRELINGS } from '@lorehall/heroes/client'
import { readOptions } from '@lorehall/kernel'
import { figures } from './figure-sheet.ts'

/** Draws pictures at this height, in gray on gray land. Returns the brightness of each pixel, from 0 to 1. */
async function inGray(page: Page, pictures: readonly string[], height: number): Promise<readonly number[][]> {
  return page.evaluate(
    async ([all, side]) => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = side
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('this browser draws no canvas')
      const drawn: number[][] = []
      for (const picture of all) {
        const image = new Image()
        image.src = picture
        await image.decode()
        context.filter = 'grayscale(1)'
        context.fillStyle = '#9a9a9a'
        context.fillRect(0, 0, side, side)
        context.drawImage(image, 0, 0, side, side)
        const { data } = context.getImageData(0, 0, side, side)
        drawn.push(Array.from({ length: side * side }, (_, i) => (data[4 * i] ?? 0) / 255))
      }
      return drawn
    },
    [pictures, height] as const,
  )
}

const LAND = 0x9a / 0xff

/** The share of pixels that clearly differ, of those that at least one of the two figures covers. */
function difference(a: readonly number[], b: readonly number[]): number {
  const both = a.map((bright, i) => [bright, b[i] ?? LAND] as const)
  const covered = both.filter(([one, other]) => Math.max(Math.abs(one - LAND), Math.abs(other - LAND)) > 0.05)
  return covered.filter(([one, other]) => Math.abs(one - other) > 0.2).length / covered.length
}

/** A fifth. */
const LEAST = 0.2

/** Every box is in play. */
const ALL = Object.fromEntries(
  Object.entries(heroes.form.options.properties).flatMap(([name, { type }]) =>
    type === 'boolean' ? [[name, true] as const] : [],
  ),
)
const FACTIONS = Object.keys(heroes.values.read({}, readOptions(heroes, ALL)).factions).toSorted()

const KINDS = ['serf', 'warrior', 'hero', 'sea', 'air', 'capital-1', 'capital-2', 'capital-3']

for (const kind of KINDS) {
  test(`every faction's ${kind} differs from the others in gray, at 24 pixels`, async ({ page }) => {
    const own = figures.filter(({ id }) => id === kind)
    expect(own.map(({ set }) => set).toSorted()).toEqual(FACTIONS)
    const drawn = await inGray(
      page,
      own.map(({ picture }) => picture),
      24,
    )
    for (const [i, a] of drawn.entries()) {
      for (const [j, b] of drawn.entries()) {
        if (i < j) expect(difference(a, b), `${own[i]?.set} and ${own[j]?.set}`).toBeGreaterThan(LEAST)
      }
    }
  })
}

test("every Hero's face differs from all others in gray, at 24 pixels", async ({ page }) => {
  const faces = figures.filter(({ set, id }) => set === 'hired' || id.startsWith('face-'))
  expect(faces.length).toBe(3 * FACTIONS.length + HIRELINGS.length)
  const drawn = await inGray(
    page,
    faces.map(({ picture }) => picture),
    24,
  )
  for (const [i, a] of drawn.entries()) {
    for (const [j, b] of drawn.entries()) {
      const pair = [faces[i], faces[j]].map((face) => `${face?.set} ${face?.id}`).join(' and ')
      if (i < j) expect(difference(a, b), pair).toBeGreaterThan(LEAST)
    }
  }
})

test('a color of its owner is on every figure', async ({ page }) => {
  const pictures = figures.filter(({ set }) => set !== 'things' && set !== 'tokens')
  await page.setContent('')
  for (const { set, id, picture } of pictures)
    expect(decodeURIComponent(picture), `${set} ${id}`).toContain('fill="var(--seat)"')
})
