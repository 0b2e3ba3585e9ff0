// Arrow keys on the map.
import { MAP_COLUMNS as COLUMNS, MAP_ROWS as ROWS } from '@lorehall/now-or-never/client'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export const spaceIn = (at: string): number | null => {
  const n = /^space:(\d+)$/.exec(at)?.[1]
  return n === undefined ? null : Number(n)
}

export function nextSpace(at: string, key: string): string | null {
  const space = spaceIn(at)
  const step = STEPS[key]
  if (step === undefined || space === null) return null
  const row = Math.floor(space / COLUMNS) + step[0]
  const column = (space % COLUMNS) + step[1]
  if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return null
  return `space:${row * COLUMNS + column}`
}
