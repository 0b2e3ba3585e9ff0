// To open a table is to replay it: a long one in pieces, so that others have their turn between them.
import { type Game, Table, type TableRecord } from '@lorehall/kernel'
import { measured } from '../guard/charged.ts'

/** Moves that are played in one go: a few milliseconds. */
const IN_ONE_GO = 500

/** @param pause lets others have their turn */
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
