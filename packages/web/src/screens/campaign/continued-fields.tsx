// The campaign that a new table continues: its sheet, and whom each seat continues.
import type { Lines } from '@lorehall/kernel'
import { type ReactNode, useState } from 'react'
import type { Continued } from './continued.ts'
import { firstLines, type LineBySeat, linesOf, withLine } from './lines.ts'
import { LinesField } from './lines-field.tsx'
import { Sheet } from './sheet.tsx'

interface Keyed {
  readonly key: number
}

/** `seats`: those of the new table now; at first they are the earlier table's. */
export function useLines(
  earlier: Continued | null,
  seats: readonly Keyed[],
): { readonly lines: Lines; readonly choose: (place: number, line: string | null) => void } {
  const [chosen, setChosen] = useState<LineBySeat>(() =>
    earlier === null ? {} : firstLines(seats, earlier.campaign),
  )
  const lines = linesOf(seats, earlier?.campaign.lines ?? [], chosen)
  return { lines, choose: (place, line) => setChosen(withLine(seats, lines, place, line)) }
}

interface ContinuedProps {
  readonly earlier: Continued
  readonly lines: Lines
  readonly onLine: (place: number, line: string | null) => void
  readonly children?: ReactNode
}

export function ContinuedFields({ earlier: { campaign, names }, lines, onLine, children }: ContinuedProps) {
  return (
    <>
      {campaign.sheet !== null && <Sheet sheet={campaign.sheet} />}
      <LinesField campaign={campaign} names={names} lines={lines} onLine={onLine}>
        {children}
      </LinesField>
    </>
  )
}
