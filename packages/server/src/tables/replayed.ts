// Replays a record to open its table. A long one is replayed in pieces, and others get their turn in between.
import { type Game, Table, type TableRecord } from '@lorehall/kernel'
import { measured } from '../guard/charged.ts'

/** Moves per piece, which take a few milliseconds. */
const IN_ONE_GO = 500

/** @param pause resolves when others have had their turn */
export async function replayed(game: Game, record: TableRecord, pause: () => Promise<void>): Promise<Table> {
  const replaying = Table.replaying(game, record)
  const piece = (): Table | null => {
    for (let from: number | null = null; ;) {
      const { done, value } = replaying.next()
      if (done === true) return value
      from ??= value.played
      if (value.played >= from + IN_ONE_GO) return null
    }
  }
  for (;;) {
    const table = measured(piece)
    if (table !== null) return table
    await pause()
  }
}
