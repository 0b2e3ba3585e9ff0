// Lines that look hand-drawn: never quite straight, but the same every time.
import type { Point } from './board.ts'

/** A number between -1 and 1 that depends only on the seed. */
export function sway(...seed: readonly number[]): number {
  const mixed = seed.reduce((sum, n, i) => sum + n * (12.9898 + i * 65.417), 4.17)
  const wave = Math.sin(mixed) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

const fixed = (n: number) => n.toFixed(1)

/** A closed outline through these corners, each side drawn in a few wavering strokes. */
export function outline(corners: readonly Point[], seed: number, sweep: number): string {
  const points = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    return [0, 0.25, 0.5, 0.75].map((part, j) => {
      const loose = j === 0 ? 0.4 : 1
      return {
        x: from.x + (to.x - from.x) * part + sway(seed, i, j) * sweep * loose,
        y: from.y + (to.y - from.y) * part + sway(seed, j, i, 7) * sweep * loose,
      }
    })
  })
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const last = points.at(-1) ?? { x: 0, y: 0 }
  const start = middle(last, points[0] ?? last)
  const strokes = points.map((p, i) => {
    const m = middle(p, points[(i + 1) % points.length] ?? p)
    return `Q${fixed(p.x)} ${fixed(p.y)} ${fixed(m.x)} ${fixed(m.y)}`
  })
  return `M${fixed(start.x)} ${fixed(start.y)}${strokes.join('')}Z`
}

/** The corners of a hex with a flat top. */
export function corners(centre: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => ({
    x: centre.x + Math.cos((i * Math.PI) / 3) * radius,
    y: centre.y + Math.sin((i * Math.PI) / 3) * radius,
  }))
}

/** A slightly curved path. */
export function bend(a: Point, b: Point, seed: number, amount: number): string {
  const dx = (b.y - a.y) * 0.01 * amount * sway(seed, a.x, b.y)
  const dy = (a.x - b.x) * 0.01 * amount * sway(seed, a.x, b.y)
  const x = (a.x + b.x) / 2 + dx
  const y = (a.y + b.y) / 2 + dy
  return `M${fixed(a.x)} ${fixed(a.y)}Q${fixed(x)} ${fixed(y)} ${fixed(b.x)} ${fixed(b.y)}`
}
