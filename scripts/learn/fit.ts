// Fits a learned value to samples: how far the points to come differ from `worth`. The points to come are mostly those
// that the value itself gives the same seat's position a while later (temporal differences), because the final points
// depend on too much luck. Every tenth game is held out to see how good the prediction is.
import { FAR } from '@lorehall/bots'
import type { Lessons } from '@lorehall/kernel'
import { Equations } from './equations.ts'
import { HELD, type Samples } from './samples.ts'

export interface Fitting {
  /** Larger: weights stay closer to 0. */
  readonly penalty: number
  /** The share of the final points in what comes; the rest is the value itself, later. */
  readonly final: number
  /** How many rounds later that is. */
  readonly ahead: number
  /** How often the value learns from itself. */
  readonly times: number
}

/** Weights of each number and of 1: in general, by time, by time squared. Of each card: in general, by time. */
const [PER_NUMBER, PER_CARD] = [3, 2]

interface Row {
  readonly values: Float64Array
  readonly places: Int32Array
  count: number
}

export function fit(samples: Samples, fitting: Fitting, log: (line: string) => void): Lessons {
  const { rows, numbers, cards, games, finals, worths } = samples
  const { average, spread } = scales(samples)
  const n = (numbers + 1) * PER_NUMBER + cards.length * PER_CARD
  const row: Row = { values: new Float64Array(n), places: new Int32Array(n), count: 0 }
  const read = (i: number) => readRow(samples, average, spread, i, row)
  const isHeldOut = (i: number) => (games[i] ?? 0) % 10 === 0

  const equations = new Equations(n)
  for (let i = 0; i < rows; i++) {
    if (isHeldOut(i)) continue
    read(i)
    equations.add(row.values, row.places, row.count)
  }
  const later = laterOf(samples, fitting.ahead)
  const comes = Float64Array.from(finals)
  let weights: Float64Array = new Float64Array(n)
  const says = new Float64Array(rows)
  for (let time = 0; time <= fitting.times; time++) {
    const targets = new Float64Array(n)
    for (let i = 0; i < rows; i++) {
      if (isHeldOut(i)) continue
      read(i)
      const off = (comes[i] ?? 0) - (worths[i] ?? 0)
      for (let a = 0; a < row.count; a++) {
        const at = row.places[a] ?? 0
        targets[at] = (targets[at] ?? 0) + off * (row.values[at] ?? 0)
      }
    }
    weights = equations.solve(targets, fitting.penalty)
    for (let i = 0; i < rows; i++) {
      read(i)
      says[i] = (worths[i] ?? 0) + product(row, weights)
    }
    for (let i = 0; i < rows; i++) {
      const next = later[i] ?? -1
      const final = finals[i] ?? 0
      comes[i] = next < 0 ? final : fitting.final * final + (1 - fitting.final) * (says[next] ?? 0)
    }
  }
  report(samples, says, isHeldOut, log)
  return lessonsOf(samples, average, spread, weights)
}

function scales({ rows, numbers, facts }: Samples): { average: Float64Array; spread: Float64Array } {
  const [average, spread] = [new Float64Array(numbers), new Float64Array(numbers)]
  const each = (add: (i: number, value: number) => void) => {
    for (let at = 0; at < rows * numbers; at++) add(at % numbers, facts[at] ?? 0)
  }
  each((i, value) => (average[i] = (average[i] ?? 0) + value / rows))
  each((i, value) => (spread[i] = (spread[i] ?? 0) + (value - (average[i] ?? 0)) ** 2 / rows))
  return { average, spread: spread.map((square) => Math.max(0.05, Math.sqrt(square))) }
}

/** Fills the row with sample `i`, as `correction` in the bots' package reads it. */
function readRow(samples: Samples, average: Float64Array, spread: Float64Array, i: number, row: Row): void {
  const { numbers, facts, held, times } = samples
  const { values, places } = row
  for (let a = 0; a < row.count; a++) values[places[a] ?? 0] = 0
  row.count = 0
  const put = (at: number, value: number) => {
    if (value === 0) return
    values[at] = value
    places[row.count++] = at
  }
  const time = times[i] ?? 0
  for (let k = 0; k <= numbers; k++) {
    const off = ((facts[i * numbers + k - 1] ?? 0) - (average[k - 1] ?? 0)) / (spread[k - 1] ?? 1)
    const x = k === 0 ? 1 : Math.max(-FAR, Math.min(FAR, off))
    put(k * PER_NUMBER, x)
    put(k * PER_NUMBER + 1, x * time)
    put(k * PER_NUMBER + 2, x * time * time)
  }
  const from = (numbers + 1) * PER_NUMBER
  const own = [...held.subarray(i * HELD, (i + 1) * HELD)].filter((card) => card >= 0)
  for (const card of [...new Set(own)].toSorted((a, b) => a - b)) {
    put(from + card * PER_CARD, 1)
    put(from + card * PER_CARD + 1, time)
  }
}

function product({ values, places, count }: Row, weights: Float64Array): number {
  let sum = 0
  for (let a = 0; a < count; a++) sum += (values[places[a] ?? 0] ?? 0) * (weights[places[a] ?? 0] ?? 0)
  return sum
}

/** For each sample, the seat's first one that many rounds later; −1: the game is over by then. */
function laterOf({ rows, games, seats, rounds }: Samples, ahead: number): Int32Array {
  const first = new Map<string, number>()
  const keyOf = (i: number, more: number) => `${games[i]} ${seats[i]} ${(rounds[i] ?? 0) + more}`
  for (let i = rows - 1; i >= 0; i--) first.set(keyOf(i, 0), i)
  return Int32Array.from({ length: rows }, (_, i) => first.get(keyOf(i, ahead)) ?? -1)
}

/** Prints, by round, the final points less `worth` and less the learned value, on the games held out. */
function report(
  { rows, rounds, finals, worths }: Samples,
  says: Float64Array,
  isHeldOut: (i: number) => boolean,
  log: (line: string) => void,
): void {
  const byRound = new Map<number, [number, number][]>()
  for (let i = 0; i < rows; i++) {
    if (!isHeldOut(i)) continue
    const all = byRound.get(rounds[i] ?? 0) ?? []
    byRound.set(rounds[i] ?? 0, all)
    all.push([(finals[i] ?? 0) - (worths[i] ?? 0), (finals[i] ?? 0) - (says[i] ?? 0)])
  }
  const about = (all: readonly number[]) => {
    const mean = all.reduce((sum, n) => sum + n, 0) / all.length
    const spread = Math.sqrt(all.reduce((sum, n) => sum + (n - mean) ** 2, 0) / all.length)
    return `${mean.toFixed(1).padStart(7)} ± ${spread.toFixed(1).padEnd(5)}`
  }
  log('round  final points less worth  less the learned value')
  for (const [round, all] of [...byRound].toSorted(([a], [b]) => a - b))
    log(
      `${String(round).padStart(5)}  ${about(all.map(([n]) => n))}          ${about(all.map(([, n]) => n))}`,
    )
}

function lessonsOf(
  { numbers, cards }: Samples,
  average: Float64Array,
  spread: Float64Array,
  weights: Float64Array,
): Lessons {
  const short = (n = 0) => Number(n.toPrecision(3))
  const from = (numbers + 1) * PER_NUMBER
  return {
    average: Array.from(average, short),
    spread: Array.from(spread, short),
    weights: Array.from({ length: numbers + 1 }, (_, k): [number, number, number] => {
      const [now, rising, bent] = weights.subarray(k * PER_NUMBER)
      return [short(now), short(rising), short(bent)]
    }),
    cards: Object.fromEntries(
      cards.map((id, i): [string, [number, number]] => {
        const [now, rising] = weights.subarray(from + i * PER_CARD)
        return [id, [short(now), short(rising)]]
      }),
    ),
  }
}
