// The seats of a table that is being set: a draft until the host takes it.
import type { SeatPlan } from '@lorehall/host'
import { freeName } from '../home/free-name.ts'

export const KINDS = ['me', 'here', 'bot'] as const
export type Kind = (typeof KINDS)[number]

/** Strengths, weakest first. */
export const STRENGTHS = ['random', 'quick', 'greedy'] as const
export type Strength = (typeof STRENGTHS)[number]

export interface SeatDraft {
  /** Stays with the sitter when seats are changed round. */
  readonly key: number
  readonly kind: Kind
  readonly bot: Strength
  readonly name: string
}

/** What a preset or a new seat asks for; names are found for it. */
export interface Wish {
  readonly kind: Kind
  readonly bot?: Strength
}

export const PRESETS = {
  solo: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }],
  duel: [{ kind: 'me' }, { kind: 'bot' }],
  five: [
    { kind: 'me' },
    { kind: 'bot' },
    { kind: 'bot', bot: 'quick' },
    { kind: 'bot' },
    { kind: 'bot', bot: 'random' },
  ],
  hotseat: [{ kind: 'me' }, { kind: 'here' }, { kind: 'here' }],
} as const satisfies Readonly<Record<string, readonly Wish[]>>

export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES: readonly PresetName[] = ['solo', 'duel', 'five', 'hotseat']

export interface Naming {
  readonly me: string
  readonly person: (n: number) => string
  readonly bots: readonly string[]
}

function nameFor(kind: Kind, taken: readonly SeatDraft[], naming: Naming): string {
  if (kind === 'me') return naming.me
  return freeName(
    taken.map(({ name }) => name),
    kind === 'bot' ? naming.bots : [2, 3, 4, 5, 1].map(naming.person),
  )
}

let next = 1

export function seated(seats: readonly SeatDraft[], wish: Wish, naming: Naming): readonly SeatDraft[] {
  const { kind, bot = 'greedy' } = wish
  return [...seats, { key: next++, kind, bot, name: nameFor(kind, seats, naming) }]
}

export function preset(name: PresetName, naming: Naming): readonly SeatDraft[] {
  const wishes: readonly Wish[] = PRESETS[name]
  return wishes.reduce((seats: readonly SeatDraft[], wish) => seated(seats, wish, naming), [])
}

/** Another kind of sitter; there is only one me, and names that were ours follow the kind. */
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

/** The preset these seats still are, if one. */
export function presetOf(seats: readonly SeatDraft[]): PresetName | undefined {
  return PRESET_NAMES.find((name) => {
    const wishes: readonly Wish[] = PRESETS[name]
    return (
      wishes.length === seats.length &&
      wishes.every(({ kind, bot = 'greedy' }, i) => {
        const seat = seats[i]
        return seat?.kind === kind && (kind !== 'bot' || seat.bot === bot)
      })
    )
  })
}
