// Helpers for tests: open a table, answer in the record's notation, and look at its questions. The scenario helpers
// of the games build on these.
import {
  type Game,
  type PatchOp,
  Refusal,
  type RefusalCode,
  Table,
  type TableStart,
  usualSeats,
} from '../src/index.ts'

export interface Opening extends Partial<TableStart> {
  /** Applied to the position before play begins. The game's laws are not checked. */
  readonly patch?: readonly PatchOp[]
}

/** A table at its first question; by default with the smallest number of people. */
export function open<S, V>(game: Game<S, V>, { patch, ...start }: Opening = {}): Table<S, V> {
  const table = new Table(game, { seats: usualSeats(game).min, seed: 'scenario', ...start })
  if (patch !== undefined) table.patch(patch)
  return table
}

/** Enters answers one after the other: `play(table, '0 move:3', '0 stop')`. Several picks in a line are one entry. */
export function play<S, V>(table: Table<S, V>, ...lines: readonly string[]): void {
  for (const line of lines) {
    try {
      table.enter(line)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new Refusal(error.code, `${line}: ${error.message}`)
    }
  }
}

/** The seats that must answer, with their prompts, e.g. `['0 turn', '2 respond']`; without asides. */
export function asked<S, V>(table: Table<S, V>): string[] {
  return table.asks.filter((ask) => !ask.aside).map(({ seat, prompt }) => `${seat} ${prompt}`)
}

/** The ids of the options that the seat has now, also of an aside. */
export function offered<S, V>(table: Table<S, V>, seat: number): string[] {
  return table.askOf(seat)?.options.map(({ id }) => id) ?? []
}

/** The id of the reason against the option; null: there is none. */
export function refusedWhy<S, V>(table: Table<S, V>, seat: number, optionId: string): string | null {
  return table.machine.reasons(seat).find(({ option }) => option.id === optionId)?.reason.id ?? null
}

/** The code of the refusal that `act` throws; null: it throws none. */
export function refusal(act: () => void): RefusalCode | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
