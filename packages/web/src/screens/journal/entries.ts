// The entries of a journal, from the log of a table: each is a long text, and what came of it.
import type { LogLine } from '@lorehall/host'

export interface Entry {
  /** The line that the first text belongs to. */
  readonly line: LogLine
  /** The names of its texts and the lines between them, in order. */
  readonly parts: readonly Part[]
}

export type Part = { readonly tale: string } | { readonly line: LogLine }

/** How many moves after its last text lines still belong to an entry that has only one. */
const MOVES_AFTER = 3

interface Growing {
  readonly line: LogLine
  readonly parts: Part[]
  /** Lines that belong to it only if another text follows. */
  waiting: LogLine[]
  last: LogLine
  tales: number
}

/**
 * A text of the same player that follows on an earlier one continues its entry, unless both lines are of the same
 * type: a scene after a scene is an entry of its own.
 */
export function entriesOf(log: readonly LogLine[]): Entry[] {
  const all: Growing[] = []
  let open: Growing | null = null
  for (const line of log) {
    if (line.tale !== null) {
      const continues: boolean = open !== null && open.line.seat === line.seat && open.line.type !== line.type
      if (open !== null && continues) {
        open.parts.push(...open.waiting.map((one) => ({ line: one })), { tale: line.tale })
        open.waiting = []
        open.last = line
        open.tales++
      } else {
        open = { line, parts: [{ tale: line.tale }], waiting: [], last: line, tales: 1 }
        all.push(open)
      }
    } else if (open !== null) {
      if (line.seat !== open.line.seat || line.seat === null) open = null
      else if (belongs(open, line)) open.parts.push({ line })
      else open.waiting.push(line)
    }
  }
  return all.map(({ line, parts }) => ({ line, parts }))
}

function belongs({ last, tales, waiting }: Growing, { seq }: LogLine): boolean {
  return waiting.length === 0 && seq <= last.seq + (tales === 1 ? MOVES_AFTER : 0)
}

/** The names of all texts of an entry. */
export const talesOf = ({ parts }: Entry): string[] =>
  parts.flatMap((part) => ('tale' in part ? [part.tale] : []))
