// Where the steps that are told leave a mark: each thing once, with the numbers of the steps that touched it.
import type { Step } from './steps.ts'

export interface Mark {
  readonly at: string
  readonly seat: number | null
  /** The numbers of the steps, in their turn. */
  readonly numbers: readonly number[]
}

/** From one thing to the next of the same kind: where a figure went. */
interface Way {
  readonly seat: number | null
  readonly from: string
  readonly to: string
}

const kindOf = (at: string) => at.split(':')[0]

export function marksOf(steps: readonly Step[]): readonly Mark[] {
  const marks = new Map<string, Mark>()
  for (const { seat, turn, n, places } of steps) {
    for (const at of places) {
      const key = `${turn} ${seat} ${at}`
      const { numbers } = marks.get(key) ?? { numbers: [] }
      marks.set(key, { at, seat, numbers: [...new Set([...numbers, n])] })
    }
  }
  return [...marks.values()]
}

export function waysOf(steps: readonly Step[]): readonly Way[] {
  const been = steps.flatMap(({ seat, turn, places }) => places.map((at) => ({ seat, turn, at })))
  return been.flatMap(({ seat, turn, at }, i) => {
    const from = been
      .slice(0, i)
      .findLast((one) => one.turn === turn && one.seat === seat && kindOf(one.at) === kindOf(at))?.at
    return from === undefined || from === at ? [] : [{ seat, from, to: at }]
  })
}
