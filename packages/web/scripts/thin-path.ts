// Rounds an SVG path to whole numbers. Icons are drawn at a tenth of their grid, so the difference isn't visible.
// Absolute positions are rounded, so that errors don't add up along the path.

const ARGS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

interface Segment {
  readonly command: string
  readonly args: readonly number[]
}

function numbers(text: string, isArc: boolean): number[] {
  const found: number[] = []
  let rest = text
  while (true) {
    rest = rest.replace(/^[\s,]+/, '')
    if (rest === '') return found
    // There may be no space between the two flags of an arc.
    const flag = isArc && (found.length % 7 === 3 || found.length % 7 === 4)
    const match = flag ? /^[01]/.exec(rest) : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(rest)
    if (match === null) throw new Error(`not a path: ${rest.slice(0, 20)}`)
    found.push(Number(match[0]))
    rest = rest.slice(match[0].length)
  }
}

function segments(path: string): Segment[] {
  return [...path.matchAll(/([a-z])([^a-df-z]*)/gi)].flatMap(([, letter = 'M', text = '']) => {
    const size = ARGS[letter.toUpperCase()] ?? 0
    if (size === 0) return [{ command: letter, args: [] }]
    const all = numbers(text, letter.toUpperCase() === 'A')
    return Array.from({ length: all.length / size }, (_, i) => ({
      // Further pairs after a move are lines.
      command: i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter,
      args: all.slice(i * size, (i + 1) * size),
    }))
  })
}

const join = (args: readonly number[]) =>
  args.reduce((text, n) => text + (text === '' || n < 0 ? String(n) : ` ${n}`), '')

/** A curve at most this far from its chord is drawn as a line: a fifth of a pixel on screen. */
const STRAIGHT = 2

/** The distance of a point from the line segment between two others. */
function away(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = Math.hypot(alongX, alongY)
  const part = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length ** 2
  const held = Math.min(1, Math.max(0, part))
  return Math.hypot(x - fromX - held * alongX, y - fromY - held * alongY)
}

/** True if the curve from (x, y) is nearly a line. */
function isStraight(absolute: readonly number[], x: number, y: number): boolean {
  const [x1 = x, y1 = y, x2 = x, y2 = y, toX = x, toY = y] = absolute
  return away(x1, y1, x, y, toX, toY) <= STRAIGHT && away(x2, y2, x, y, toX, toY) <= STRAIGHT
}

/** The path with whole numbers and relative commands, and with lines for curves that hardly bend. */
export function thinPath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [px, py, pStartX, pStartY] = [0, 0, 0, 0]
  let out = ''
  let last = ''
  const all = segments(path)
  for (const [at, { command, args }] of all.entries()) {
    const written = command.toUpperCase()
    const relative = command !== written
    let kind = written
    if (kind === 'Z') {
      ;[x, y, px, py] = [startX, startY, pStartX, pStartY]
      out += 'z'
      last = 'z'
      continue
    }
    let absolute = args.map((n, i) => {
      if (!relative) return n
      if (kind === 'H') return n + x
      if (kind === 'V') return n + y
      if (kind === 'A') return i === 5 ? n + x : i === 6 ? n + y : n
      return n + (i % 2 === 0 ? x : y)
    })
    // Don't straighten a curve before a smooth one: the smooth one continues its bend.
    if (kind === 'C' && all[at + 1]?.command.toUpperCase() !== 'S' && isStraight(absolute, x, y)) {
      kind = 'L'
      absolute = absolute.slice(-2)
    }
    const endX = kind === 'V' ? x : ((kind === 'H' ? absolute[0] : absolute.at(-2)) ?? x)
    const endY = kind === 'H' ? y : (absolute.at(-1) ?? y)
    const thin = absolute.map((n, i) => {
      if (kind === 'H') return Math.round(n) - px
      if (kind === 'V') return Math.round(n) - py
      if (kind === 'A' && i < 5) return i < 2 ? Math.max(1, Math.round(n)) : Math.round(n)
      const across = kind === 'A' ? i === 5 : i % 2 === 0
      return Math.round(n) - (across ? px : py)
    })
    ;[x, y, px, py] = [endX, endY, Math.round(endX), Math.round(endY)]
    if (kind === 'M') [startX, startY, pStartX, pStartY] = [x, y, px, py]
    const still = (kind === 'L' || kind === 'H' || kind === 'V') && thin.every((n) => n === 0)
    if (still) continue
    const letter = kind.toLowerCase()
    const text = join(thin)
    const again = letter === last && letter !== 'm'
    out += again ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
    last = letter
  }
  return out
}
