// Tests in the language of play: open a table, answer in the record's notation, look at what is
// asked. A game's own scenario helper starts from here.
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
  /** Laid over the position before play begins; it need not keep the game's laws. */
  readonly patch?: readonly PatchOp[]
}

/** A table at its first question, of as few people as there may be unless told otherwise. */
export function open<S, V>(game: Game<S, V>, { patch, ...start }: Opening = {}): Table<S, V> {
  const table = new Table(game, { seats: usualSeats(game).min, seed: 'scenario', ...start })
  if (patch !== undefined) table.patch(patch)
  return table
}

/** Answers in turn: `play(table, '0 move:3', '0 stop')`. Several picks on a line are taken as one. */
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

/** Who is waited for and what for, e.g. `['0 turn', '2 respond']`; offers aside are left out. */
export function asked<S, V>(table: Table<S, V>): string[] {
  return table.asks.filter((ask) => !ask.aside).map(({ seat, prompt }) => `${seat} ${prompt}`)
}

/** The ids of the options the seat has now, aside or not. */
export function offered<S, V>(table: Table<S, V>, seat: number): string[] {
  return table.askOf(seat)?.options.map(({ id }) => id) ?? []
}

/** The id of the reason why the seat may not do that now; null: nothing stands against it. */
export function refusedWhy<S, V>(table: Table<S, V>, seat: number, optionId: string): string | null {
  return table.machine.reasons(seat).find(({ option }) => option.id === optionId)?.reason.id ?? null
}

/** The code of the refusal the act meets; null: it was taken. */
export function refusal(act: () => void): RefusalCode | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
