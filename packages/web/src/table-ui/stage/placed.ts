// Moves paths to their place. The browser composes every element with a transform again for each frame, and a table has
// hundreds of them, so static paths get their final coordinates instead.
import type { Point } from './board.ts'

/** The meaning of a command's numbers: x, y, a length (l), a number to keep (=), or the flags of an arc (0, 1). */
const TURNS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  T: 'xy',
  A: 'll=01xy',
  Z: '',
}

const COMMAND = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
/** The two flags of an arc need no separator. */
const FLAG = /[\s,]*([01])/y

function numbers(text: string, turns: string): number[] {
  const found: number[] = []
  let at = 0
  for (;;) {
    const turn = turns[found.length % turns.length]
    const pattern = turn === '0' || turn === '1' ? FLAG : NUMBER
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) return found
    found.push(Number(match[1]))
    at = pattern.lastIndex
  }
}

const rounded = (n: number) => Math.round(n * 1000) / 1000

function drawn(path: string, { x, y }: Point, scale: number): string {
  const moved = (letter: string, list: readonly number[], turns: string) => {
    const absolute = letter === letter.toUpperCase()
    const by = { x: absolute ? x : 0, y: absolute ? y : 0 }
    const told = list.map((n, i) => {
      const turn = turns[i % turns.length]
      if (turn === 'x' || turn === 'y') return rounded(n * scale + by[turn])
      return turn === 'l' ? rounded(n * scale) : n
    })
    return letter + told.join(' ')
  }
  return [...path.matchAll(COMMAND)]
    .map(([, letter = '', rest = ''], i) => {
      const turns = TURNS[letter.toUpperCase()] ?? ''
      const list = turns === '' ? [] : numbers(rest, turns)
      // An `m` at the start of a path is absolute; the pairs after it are relative lines.
      if (i > 0 || letter !== 'm') return moved(letter, list, turns)
      return moved('M', list.slice(0, 2), turns) + (list.length > 2 ? moved('l', list.slice(2), turns) : '')
    })
    .join('')
}

const known = new Map<string, string>()

/** The path, scaled and moved so that its 0,0 is at this point. */
export function placed(path: string, at: Point, scale = 1): string {
  const key = `${at.x} ${at.y} ${scale} ${path}`
  const before = known.get(key)
  if (before !== undefined) return before
  const made = drawn(path, at, scale)
  known.set(key, made)
  return made
}
