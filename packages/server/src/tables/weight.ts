// How much memory a table takes, estimated. The constants were measured.

/** Bytes of a table at its start, of an entry, of a cached log line, and of one character of values. */
const TABLE = 24_000
const ENTRY = 180
const LINE = 360
const CHARACTER = 8
/** Bytes of one snapshot (see audience.ts). */
const SNAPSHOT = 24_000

export interface Remembered {
  readonly lines?: number
  readonly characters?: number
  readonly snapshots?: number
}

export function weightOf(
  entries: number,
  { lines = 0, characters = 0, snapshots = 0 }: Remembered = {},
): number {
  return TABLE + entries * ENTRY + lines * LINE + characters * CHARACTER + snapshots * SNAPSHOT
}
