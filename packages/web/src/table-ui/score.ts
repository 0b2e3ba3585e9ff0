// A seat's score if the game ended now, as its game computes it.
import type { Update } from '@lorehall/host'
import type { Words } from '../text/language.ts'

/** Points at the end for the player with the most of something. */
export interface Race {
  readonly id: string
  readonly name: string
  readonly worth: number
  /** Highest number first. */
  readonly runners: readonly { readonly seat: number; readonly n: number }[]
  /** The seat that would win it now; null: none. */
  readonly leader: number | null
}

/** Something that can end the game. */
interface EndWay {
  readonly id: string
  readonly name: string
  readonly text: string
  /** How near it is, as text and from 0 to 1. */
  readonly said: string
  readonly share: number
}

/** A seat's secret goal, in parts that score separately. */
interface Aim {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly parts: readonly { readonly points: number; readonly done: boolean }[]
}

/** Where players usually are at this point of the game. */
export interface Pace {
  /** The usual points, and how this seat compares. */
  readonly said: string
  /** Where these numbers come from. */
  readonly source: string
  /** Points of this seat and the usual points, as shares of the same bar. */
  readonly own: number
  readonly usual: number
}

export interface Standing {
  readonly races: readonly Race[]
  /** A text that says how races are won. */
  readonly won: string
  readonly ends: { readonly said: string; readonly ways: readonly EndWay[] }
  /** The aims that the viewer may see. */
  readonly aims: readonly Aim[]
  /** Points that the end would add: their source, their number and the reason. */
  readonly added: readonly { readonly what: string; readonly points: number; readonly why: string }[]
  /** Null: not known for this table. */
  readonly pace: Pace | null
}

export type ScoreOf = (update: Update, seat: number, words: Words) => Standing

/** A race from the seat's point of view, as a sentence. */
export function raceSaid(
  { runners, leader }: Race,
  seat: number,
  { seats, eyes }: Pick<Update, 'seats' | 'eyes'>,
  { t, say }: Words,
): string {
  const most = runners[0]?.n ?? 0
  const own = runners.find((runner) => runner.seat === seat)?.n ?? 0
  const name = say(seats[leader ?? -1]?.name ?? '')
  if (leader === seat) {
    return t(eyes === seat ? 'stand.lead.own' : 'stand.lead.by', { name, n: own - (runners[1]?.n ?? 0) })
  }
  const more = t('stand.lead.more', { n: most - own + 1 })
  if (leader === null) return `${t('stand.lead.nobody')}; ${more}`
  return `${t('stand.lead', { name })}; ${more}`
}
