// The modules' parts of a state. Each is a field of the game's `Slots`, which the module declares.
import type { Chance, Facts, Json, Seat } from '@lorehall/kernel'

export interface Slot<S, V, Slots> {
  /** Lays it out for a new table. */
  lay(slots: Slots, seats: number, values: V): void
  copy(from: Slots, to: Slots): void
  /** What a seat sees of it; null is a spectator. */
  view(f: Facts<S, V>, viewer: Seat | null): Json
  /** Deals again, in place, what that seat cannot know. */
  guess?(f: Facts<S, V>, viewer: Seat | null, chance: Chance): void
  /** Broken laws of conservation. */
  check?(f: Facts<S, V>): string[]
}

/** A slot and the module it belongs to. */
export interface Slotted<S, V, Slots> {
  readonly id: string
  readonly slot: Slot<S, V, Slots>
}

interface WithSlot<S, V, Slots> {
  readonly content: { readonly id: string }
  readonly slot?: Slot<S, V, Slots>
}

export const slotsOf = <S, V, Slots>(
  modules: readonly WithSlot<S, V, Slots>[],
): readonly Slotted<S, V, Slots>[] =>
  modules.flatMap(({ content, slot }) => (slot === undefined ? [] : [{ id: content.id, slot }]))

/** Every slot of a new table, laid into `all`. */
export function laySlots<S, V, Slots>(
  all: Slots,
  slotted: readonly Slotted<S, V, Slots>[],
  seats: number,
  values: V,
): Slots {
  for (const { slot } of slotted) slot.lay(all, seats, values)
  return all
}

/** Every slot of `from`, copied into `to`; a module that is not played has none there. */
export function copySlots<S, V, Slots>(
  from: Slots,
  to: Slots,
  slotted: readonly Slotted<S, V, Slots>[],
): Slots {
  for (const { slot } of slotted) slot.copy(from, to)
  return to
}

/** What a seat sees of the table's modules, by their ids; one that keeps nothing is there, empty. */
export function viewModules<S, V, Slots>(
  modules: readonly WithSlot<S, V, Slots>[],
  f: Facts<S, V>,
  viewer: Seat | null,
): Record<string, Json> {
  const seen: Record<string, Json> = {}
  for (const { content, slot } of modules) seen[content.id] = slot?.view(f, viewer) ?? {}
  return seen
}

export function guessSlots<S, V, Slots>(
  slotted: readonly Slotted<S, V, Slots>[],
  f: Facts<S, V>,
  seat: Seat | null,
  chance: Chance,
): void {
  for (const { slot } of slotted) slot.guess?.(f, seat, chance)
}

export const checkSlots = <S, V, Slots>(slotted: readonly Slotted<S, V, Slots>[], f: Facts<S, V>): string[] =>
  slotted.flatMap(({ id, slot }) => (slot.check?.(f) ?? []).map((what) => `${id}: ${what}`))
