// Slots: the parts of the state that belong to modules. Each is a field of the game's `Slots`, declared by its module.
import type { Chance, Facts, Json, Seat } from '@lorehall/kernel'

export interface Slot<S, V, Slots> {
  /** Sets it up for a new table. `left`: what `carries.read` made of what an earlier table left, or null. */
  lay(slots: Slots, seats: number, values: V, left: Json): void
  copy(from: Slots, to: Slots): void
  /** The view of a seat; null: a spectator. */
  view(f: Facts<S, V>, viewer: Seat | null): Json
  /** Replaces, in place, everything the seat can't know with a random guess. */
  guess?(f: Facts<S, V>, viewer: Seat | null, chance: Chance): void
  /** The broken conservation laws. */
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

/** Sets up every slot of a new table in `all`. */
export function laySlots<S, V, Slots>(
  all: Slots,
  slotted: readonly Slotted<S, V, Slots>[],
  seats: number,
  values: V,
  left: Json = null,
): Slots {
  for (const { slot } of slotted) slot.lay(all, seats, values, left)
  return all
}

/** Copies the slots of the table's modules from `from` to `to`. */
export function copySlots<S, V, Slots>(
  from: Slots,
  to: Slots,
  slotted: readonly Slotted<S, V, Slots>[],
): Slots {
  for (const { slot } of slotted) slot.copy(from, to)
  return to
}

/** The seat's view of each module, by id. A module without a slot has an empty view. */
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
