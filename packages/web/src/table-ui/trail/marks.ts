// The marks of narrated steps: each thing is marked once per turn, with the numbers of the steps that affected it.
import type { Touch } from '../parts.ts'
import type { TrailLook } from '../stage/board.ts'
import type { Step } from './steps.ts'

export interface Mark {
  readonly at: string
  readonly seat: number | null
  /** The numbers of the steps within their turn. */
  readonly numbers: readonly number[]
  /** One of the steps had a grave effect on the player here. */
  readonly grave: boolean
}

/** A step, and how it affects the player. */
export type Marking = Pick<Step, 'seat' | 'turn' | 'n' | 'places'> & { readonly touches: readonly Touch[] }

/** A line from one thing to the next of the same kind, such as the path of a figure. */
interface Way {
  readonly seat: number | null
  readonly from: string
  readonly to: string
}

const kindOf = (at: string) => at.split(':')[0]

export function marksOf(steps: readonly Marking[]): readonly Mark[] {
  const marks = new Map<string, Mark>()
  for (const { seat, turn, n, places, touches } of steps) {
    // Effects on the player are marked, whatever else the step was about.
    const touched = touches.flatMap(({ at }) => (at === null ? [] : [at]))
    for (const at of [...places, ...touched]) {
      const key = `${turn} ${seat} ${at}`
      const { numbers, grave } = marks.get(key) ?? { numbers: [], grave: false }
      const taken = touches.some((touch) => touch.grave && touch.at === at)
      marks.set(key, { at, seat, numbers: [...new Set([...numbers, n])], grave: grave || taken })
    }
  }
  return [...marks.values()]
}

/** A place that a player came to. */
interface Stop {
  readonly seat: number | null
  readonly turn: string
  readonly at: string
  /** Nobody walked there from the stop before. */
  readonly begins: boolean
}

type Stepped = Pick<Step, 'seat' | 'turn' | 'places' | 'lines'>

const everywhere = ({ seat, turn, places }: Stepped): readonly Stop[] =>
  places.map((at) => ({ seat, turn, at, begins: false }))

const walked = ({ turn, lines, ...step }: Stepped, { way }: TrailLook): readonly Stop[] =>
  lines.flatMap(({ type, at, seat }) => {
    const does = way(type)
    return at === null || does === null
      ? []
      : [{ seat: seat ?? step.seat, turn, at, begins: does === 'begins' }]
  })

export function waysOf(steps: readonly Stepped[], look?: TrailLook): readonly Way[] {
  const been = steps.flatMap((step) => (look === undefined ? everywhere(step) : walked(step, look)))
  return been.flatMap(({ seat, turn, at, begins }, i) => {
    const from = been
      .slice(0, i)
      .findLast((one) => one.turn === turn && one.seat === seat && kindOf(one.at) === kindOf(at))?.at
    return begins || from === undefined || from === at ? [] : [{ seat, from, to: at }]
  })
}
