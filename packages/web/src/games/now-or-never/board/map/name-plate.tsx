// The name of a place, on a paper label at the foot of its space.
import type { Box } from '../../../../table-ui/stage/board.ts'
import { linesOf, wideIn } from './names.ts'
import style from './ground.module.css'

interface NamePlateProps {
  readonly name: string
  readonly letters: number
  /** The box of its space. */
  readonly box: Box
}

const EDGE = 5

const linesFor = (name: string, letters: number, w: number) => linesOf(name, letters, w - 2 * EDGE - 6)

/** The height of the plate. */
export function plateHigh(name: string, letters: number, w: number): number {
  return name === '' ? 0 : linesFor(name, letters, w).length * letters * 1.02 + 6
}

export function NamePlate({ name, letters, box: { x, y, w, h } }: NamePlateProps) {
  const lines = linesFor(name, letters, w)
  const high = plateHigh(name, letters, w)
  const top = y + h - high - 2
  return (
    <>
      <rect x={x + EDGE} y={top} width={w - 2 * EDGE} height={high - 1} rx="5" className={style['plate']} />
      <Lines
        lines={lines}
        letters={letters}
        x={x + w / 2}
        y={top + letters * 0.98}
        area={w - 2 * EDGE - 6}
        className={style['name']}
      />
    </>
  )
}

interface LinesProps {
  readonly lines: readonly string[]
  readonly letters: number
  readonly x: number
  /** The baseline of the first line. */
  readonly y: number
  readonly area: number
  readonly className: string | undefined
}

/** Lines that are too wide are condensed to fit. */
export function Lines({ lines, letters, x, y, area, className }: LinesProps) {
  return lines.map((line, i) => (
    <text
      key={line}
      x={x}
      y={y + i * letters * 1.02}
      fontSize={letters}
      textLength={wideIn(line, letters) > area ? area : undefined}
      lengthAdjust="spacingAndGlyphs"
      className={className}
    >
      {line}
    </text>
  ))
}
