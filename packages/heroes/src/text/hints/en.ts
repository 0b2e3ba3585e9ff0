// The effects of an option: the events of a preview, without those that its label already states.
import type { GameEvent, Option, Seat } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import { event } from '../events/en.ts'

/** The next turn or round is no effect of the option before it. */
const OTHERS: ReadonlySet<string> = new Set(['turn', 'round'])

/** By kind of option, the events that say no more than its label. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  slot: ['action'],
  follow: ['followed'],
  muster: ['mustered'],
  go: ['setsOut', 'moved'],
  recruit: ['recruited', 'paid'],
  building: ['built', 'paid'],
  upgrade: ['upgraded', 'paid'],
  tower: ['tower', 'paid'],
  tax: ['gained'],
}

export function hint(
  f: F,
  { kind }: Option,
  events: readonly GameEvent[],
  names: readonly string[],
  reader: Seat | null,
): string[] {
  // Only the first event of a type is left out; a later one is a consequence the label does not state.
  const own = (SAID[kind] ?? []).map((said) => events.findIndex(({ type }) => type === said))
  return events.flatMap((happened, i) =>
    own.includes(i) || OTHERS.has(happened.type) ? [] : (event(f, happened, names, reader) ?? []),
  )
}
