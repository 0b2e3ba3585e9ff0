// The seats of a new table: a draft until the host creates it.
import type { SeatPlan } from '@lorehall/host'
import { type StrengthId, strengthNamed, USUAL_STRENGTH } from '@lorehall/host/strengths'
import { freeName } from '../home/free-name.ts'

export const KINDS = ['me', 'here', 'bot'] as const
export type Kind = (typeof KINDS)[number]

export interface SeatDraft {
  /** Stays with the player when seats are swapped. */
  readonly key: number
  readonly kind: Kind
  readonly bot: StrengthId
  readonly name: string
}

/** The seat that a preset or "Add" asks for. Its name is chosen later. */
export interface Wish {
  readonly kind: Kind
  readonly bot?: StrengthId
}

/** The bots of a full table, in seat order. */
const EVERY_STRENGTH: readonly StrengthId[] = ['normal', 'easy', 'hard', 'normal', 'expert', 'easy']

/** The "full" preset is offered only above this number of seats. */
const USUAL = 4

export const PRESET_NAMES = ['solo', 'duel', 'alone', 'full', 'hotseat'] as const
export type PresetName = (typeof PRESET_NAMES)[number]

const me: Wish = { kind: 'me' }
const bots = (strengths: readonly StrengthId[]) => strengths.map((bot): Wish => ({ kind: 'bot', bot }))

/** The players of a preset; empty if its number of players isn't allowed. */
export function wishesOf(name: PresetName, counts: readonly number[]): readonly Wish[] {
  const most = counts.at(-1) ?? 0
  const wishes: Readonly<Record<PresetName, readonly Wish[]>> = {
    solo: [me, ...bots([USUAL_STRENGTH, USUAL_STRENGTH, USUAL_STRENGTH])],
    duel: [me, ...bots([USUAL_STRENGTH])],
    alone: [me],
    full: most > USUAL ? [me, ...bots(EVERY_STRENGTH.slice(0, most - 1))] : [],
    hotseat: [me, { kind: 'here' }, { kind: 'here' }],
  }
  return counts.includes(wishes[name].length) ? wishes[name] : []
}

export interface Naming {
  readonly me: string
  readonly person: (n: number) => string
  readonly bots: readonly string[]
}

function nameFor(kind: Kind, taken: readonly SeatDraft[], naming: Naming): string {
  if (kind === 'me') return naming.me
  return freeName(
    taken.map(({ name }) => name),
    kind === 'bot' ? naming.bots : [2, 3, 4, 5, 6, 7, 1].map(naming.person),
  )
}

let next = 1

export function seated(seats: readonly SeatDraft[], wish: Wish, naming: Naming): readonly SeatDraft[] {
  const { kind, bot = USUAL_STRENGTH } = wish
  return [...seats, { key: next++, kind, bot, name: nameFor(kind, seats, naming) }]
}

export function preset(wishes: readonly Wish[], naming: Naming): readonly SeatDraft[] {
  return wishes.reduce((seats: readonly SeatDraft[], wish) => seated(seats, wish, naming), [])
}

/** The players of an earlier table again. The first person is me. */
export function draftsOf(plans: readonly SeatPlan[]): readonly SeatDraft[] {
  const first = plans.findIndex(({ kind }) => kind === 'person')
  return plans.map(({ name, kind, bot }, i): SeatDraft => {
    const strength = strengthNamed(bot) ?? USUAL_STRENGTH
    return { key: next++, kind: kind === 'bot' ? kind : i === first ? 'me' : 'here', bot: strength, name }
  })
}

/**
 * Changes who sits on a seat. Only one seat can be "me"; the previous one becomes another person here, with a new name
 * if it had mine.
 */
export function withKind(
  seats: readonly SeatDraft[],
  key: number,
  kind: Kind,
  naming: Naming,
): readonly SeatDraft[] {
  const others = seats.filter((seat) => seat.key !== key)
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, kind, name: nameFor(kind, others, naming) }
    if (kind !== 'me' || seat.kind !== 'me') return seat
    const name = seat.name === naming.me ? nameFor('here', seats, naming) : seat.name
    return { ...seat, kind: 'here', name }
  })
}

export function swapped(seats: readonly SeatDraft[], i: number, j: number): readonly SeatDraft[] {
  const [a, b] = [seats[i], seats[j]]
  if (a === undefined || b === undefined) return seats
  return seats.with(i, b).with(j, a)
}

export function plansOf(seats: readonly SeatDraft[]): readonly SeatPlan[] {
  return seats.map(({ kind, bot, name }): SeatPlan => {
    const called = name.trim()
    return kind === 'bot' ? { name: called, kind, bot } : { name: called, kind: 'person' }
  })
}

/** Are these seats still the preset? */
export function isPreset(seats: readonly SeatDraft[], wishes: readonly Wish[]): boolean {
  return (
    wishes.length === seats.length &&
    wishes.every(({ kind, bot = USUAL_STRENGTH }, i) => {
      const seat = seats[i]
      return seat?.kind === kind && (kind !== 'bot' || seat.bot === bot)
    })
  )
}
