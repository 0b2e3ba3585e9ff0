// The line that each seat continues, at a table after another one.
import type { Campaign } from '@lorehall/host'
import type { Lines } from '@lorehall/kernel'

/** The line of each seat by the seat's key; null: somebody new. A seat that was added later has none yet. */
export type LineBySeat = Readonly<Record<number, string | null>>

interface Keyed {
  readonly key: number
}

/** Each seat of the earlier table continues its own line. */
export const firstLines = (seats: readonly Keyed[], { lines }: Pick<Campaign, 'lines'>): LineBySeat =>
  Object.fromEntries(seats.map(({ key }, seat) => [key, lines[seat] ?? null]))

/** By seat. A seat without a choice takes the first line that no other seat has; if there is none, it is somebody new. */
export function linesOf(seats: readonly Keyed[], all: readonly string[], chosen: LineBySeat): Lines {
  const taken = new Set(seats.flatMap(({ key }) => chosen[key] ?? []))
  return seats.map(({ key }) => {
    const line = chosen[key]
    if (line !== undefined) return line
    const free = all.find((one) => !taken.has(one))
    if (free === undefined) return null
    taken.add(free)
    return free
  })
}

/** The choice of a seat. If another seat had that line, the two change places. */
export function withLine(
  seats: readonly Keyed[],
  now: Lines,
  place: number,
  line: string | null,
): LineBySeat {
  const before = now[place] ?? null
  return Object.fromEntries(
    seats.map(({ key }, seat) => {
      if (seat === place) return [key, line]
      return [key, line !== null && now[seat] === line ? before : (now[seat] ?? null)]
    }),
  )
}
