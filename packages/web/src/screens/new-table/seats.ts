// The seats of a table that is being set: a draft until the host takes it.
import type { SeatPlan } from '@lorehall/host'
import { type Strength, STRENGTHS } from '../home/strengths.ts'
import { freeName } from '../home/free-name.ts'

export const KINDS = ['me', 'here', 'bot'] as const
export type Kind = (typeof KINDS)[number]

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

/** Those at a full table, in the order they sit down. */
const EVERY_STRENGTH: readonly Strength[] = ['greedy', 'quick', 'greedy', 'random', 'quick', 'greedy']

/** More than this is a table of its own kind. */
const USUAL = 4

export const PRESET_NAMES = ['solo', 'duel', 'alone', 'full', 'hotseat'] as const
export type PresetName = (typeof PRESET_NAMES)[number]

const me: Wish = { kind: 'me' }
const bots = (strengths: readonly Strength[]) => strengths.map((bot): Wish => ({ kind: 'bot', bot }))

/** Who sits at a preset, where so many may sit down; none where it is no table for them. */
export function wishesOf(name: PresetName, counts: readonly number[]): readonly Wish[] {
  const most = counts.at(-1) ?? 0
  const wishes: Readonly<Record<PresetName, readonly Wish[]>> = {
    solo: [me, ...bots(['greedy', 'greedy', 'greedy'])],
    duel: [me, ...bots(['greedy'])],
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
  const { kind, bot = 'greedy' } = wish
  return [...seats, { key: next++, kind, bot, name: nameFor(kind, seats, naming) }]
}

export function preset(wishes: readonly Wish[], naming: Naming): readonly SeatDraft[] {
  return wishes.reduce((seats: readonly SeatDraft[], wish) => seated(seats, wish, naming), [])
}

/** Those who sat at an earlier table sit down again; the first person is me. */
export function draftsOf(plans: readonly SeatPlan[]): readonly SeatDraft[] {
  const first = plans.findIndex(({ kind }) => kind === 'person')
  return plans.map(({ name, kind, bot }, i): SeatDraft => {
    const strength = STRENGTHS.find((one) => one === bot) ?? 'greedy'
    return { key: next++, kind: kind === 'bot' ? kind : i === first ? 'me' : 'here', bot: strength, name }
  })
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

/** Are these seats still the preset? */
export function isPreset(seats: readonly SeatDraft[], wishes: readonly Wish[]): boolean {
  return (
    wishes.length === seats.length &&
    wishes.every(({ kind, bot = 'greedy' }, i) => {
      const seat = seats[i]
      return seat?.kind === kind && (kind !== 'bot' || seat.bot === bot)
    })
  )
}
