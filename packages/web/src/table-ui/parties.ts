// Parties win and lose as one: a seat, several seats on one side, or a rival without a seat.
import type { Update, WireRival } from '@lorehall/host'
import type { Seat } from '@lorehall/kernel'
import type { Words } from '../text/language.ts'
import { listOf } from './text-view.ts'

export interface Party {
  readonly id: string
  /** Empty for a rival. */
  readonly seats: readonly Seat[]
  readonly rival: WireRival | null
  /** For a side, the sum of its seats; null: it doesn't score. */
  readonly total: number | null
  readonly won: boolean
}

type Standing = Pick<Update, 'standing' | 'sides' | 'rivals' | 'winners'>

/** Best total first; parties that don't score come last. */
export function partiesOf({ standing, sides, rivals, winners }: Standing): readonly Party[] {
  const totalOf = (seat: Seat) => standing.find((score) => score.seat === seat)?.total ?? 0
  const seated = sides.map((seats): Party => {
    const total = seats.reduce((sum, seat) => sum + totalOf(seat), 0)
    const won = seats.some((seat) => winners.includes(seat))
    return { id: seats.join(), seats, rival: null, total, won }
  })
  const others = rivals.map((rival): Party => ({
    id: rival.id,
    seats: [],
    rival,
    total: rival.score?.total ?? null,
    won: rival.won,
  }))
  return [...seated, ...others].toSorted((a, b) => (b.total ?? -Infinity) - (a.total ?? -Infinity))
}

export function partyName({ seats, rival }: Party, update: Pick<Update, 'seats'>, words: Words): string {
  if (rival !== null) return words.say(rival.name)
  return listOf(
    seats.map((seat) => words.say(update.seats[seat]?.name ?? '')),
    words,
  )
}

/** The names of all winning parties. */
export function winnerNames(update: Standing & Pick<Update, 'seats'>, words: Words): readonly string[] {
  const won = partiesOf(update).filter((party) => party.won)
  return won.map((party) => partyName(party, update, words))
}

/** The rivals that score. Wherever totals are listed, they come after the seats. */
export const scoringRivals = ({ rivals }: Pick<Update, 'rivals'>): readonly WireRival[] =>
  rivals.filter(({ score }) => score !== null)
