// How it stands for a seat with everything that scores at the end, as its game tells it.
import type { Update } from '@lorehall/host'
import type { Words } from '../text/language.ts'

/** Points that go at the end to whoever has the most of something. */
export interface Race {
  readonly id: string
  readonly name: string
  readonly worth: number
  /** The most first. */
  readonly runners: readonly { readonly seat: number; readonly n: number }[]
  /** Who would have it now; null: nobody. */
  readonly leader: number | null
}

/** Something that can end the game. */
interface EndWay {
  readonly id: string
  readonly name: string
  readonly text: string
  /** How near it is, in words, and from 0 to 1. */
  readonly said: string
  readonly share: number
}

/** What a seat is after for itself, in parts that each pay. */
interface Aim {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly parts: readonly { readonly points: number; readonly done: boolean }[]
}

export interface Standing {
  readonly races: readonly Race[]
  /** By what a race is won. */
  readonly won: string
  readonly ends: { readonly said: string; readonly ways: readonly EndWay[] }
  /** Those the eyes may see. */
  readonly aims: readonly Aim[]
  /** What the end would add to the points so far: where from, and why. */
  readonly added: readonly { readonly what: string; readonly points: number; readonly why: string }[]
}

export type StandingOf = (update: Update, seat: number, words: Words) => Standing

/** How a race stands for the seat. */
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
