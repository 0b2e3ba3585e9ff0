// The seats of a new online table.
import { type StrengthId, USUAL_STRENGTH } from '@lorehall/host/strengths'
import type { OnlineTakes } from '@lorehall/protocol'

export const KINDS = ['me', 'open', 'bot'] as const
export type Kind = (typeof KINDS)[number]

export interface SeatDraft {
  readonly key: number
  readonly kind: Kind
  readonly bot: StrengthId
}

let next = 1

export function newSeat(kind: Kind): SeatDraft {
  return { key: next++, kind, bot: USUAL_STRENGTH }
}

/** Changes the kind of a seat. Only one seat can be "me"; the previous one becomes open. */
export function withKind(seats: readonly SeatDraft[], key: number, kind: Kind): readonly SeatDraft[] {
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, kind }
    return kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'open' } : seat
  })
}

/** `kept`: open seats are for the people who played their lines before. */
export function wantedSeats(
  seats: readonly Pick<SeatDraft, 'kind' | 'bot'>[],
  kept = false,
): OnlineTakes<'create'>['seats'] {
  return seats.map(({ kind, bot }) => {
    if (kind === 'bot') return { kind, bot }
    return kind === 'open' && kept ? { kind, kept } : { kind }
  })
}
