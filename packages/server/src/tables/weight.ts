// What a table in memory weighs.

/** Bytes of memory, as measured: a table at its start, an entry, a line that was told, a letter of values. */
const TABLE = 24_000
const ENTRY = 180
const LINE = 360
const LETTER = 8
/** What the pages of one pair of eyes have, to tell changes by. */
const STAND = 24_000

export interface Remembered {
  readonly lines?: number
  readonly letters?: number
  readonly stands?: number
}

export function weightOf(entries: number, { lines = 0, letters = 0, stands = 0 }: Remembered = {}): number {
  return TABLE + entries * ENTRY + lines * LINE + letters * LETTER + stands * STAND
}
