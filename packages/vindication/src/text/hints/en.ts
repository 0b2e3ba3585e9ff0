// The effects of an option: the events of a preview, without the one that the label already says. Unlike the log, they
// say where blocks come from and go. The text of the region or card that the option points at is shown with that thing.
import type { GameEvent, Option, Seat } from '@lorehall/kernel'
import type { Rent } from '../../box/module.ts'
import { player } from '../../rules/counters.ts'
import type { F } from '../../rules/step.ts'
import { rentsOf } from '../../rules/visit.ts'
import { event } from '../events/en.ts'
import { Tale } from '../events/tale.ts'
import { moves, otherEnd } from '../moves/en.ts'
import { capital } from '../words/en.ts'

/** Effects that the preview's events do not show. */
const ABOUT: Readonly<Record<string, (option: Option) => string>> = {
  buy: ({ name }) =>
    `A tile counts 2 toward ${name} mastery at the end. Discard it at any time to gain 2 ${name}`,
  empower: () => 'Look at the face-up cards and the top 3 of the deck, and take 1 of them',
}

/** The event that says the same as the option's label, by kind of option. */
const SAID: Readonly<Record<string, string>> = {
  visit: 'visited',
  extra: 'visited',
  use: 'used',
  activate: 'activated',
  move: 'moved',
  rest: 'rested',
  recover: 'recovered',
  'give-up': 'gaveUp',
  discard: 'tileDiscarded',
  convert: 'converted',
  buy: 'learned',
  vindicate: 'vindicated',
  control: 'controlled',
  gain: 'gained',
  train: 'characterActivated',
  into: 'turned',
  place: 'placed',
  charge: 'charged',
  augment: 'augmented',
  dilute: 'diluted',
  home: 'returned',
  borrow: 'borrowed',
  drop: 'triggerDropped',
  keep: 'sealed',
}

const isVisit = ({ kind }: Option) => kind === 'visit' || kind === 'extra'

/** Honor that a visit gives to other players, if the preview stopped at a question before that event. */
function rent(f: F, option: Option, events: readonly GameEvent[]): GameEvent[] {
  const due = isVisit(option) ? rentsOf(f, f.state.turn.seat, option.n) : []
  const told = ({ seat, from }: Rent) =>
    events.some((one) => one.type === 'honor' && one.seat === seat && one.from === from)
  return due.flatMap((one) => {
    const { seat, n, from } = one
    return told(one) ? [] : { type: 'honor', seat, n, total: player(f, seat).honor + n, from }
  })
}

/** A log line, with the blocks it moves. */
function effect(tale: Tale, line: string | null): string[] {
  if (line === null) return []
  const end = otherEnd(tale)
  return [end === null ? line : `${line} (${end})`]
}

export function hint(
  f: F,
  option: Option,
  events: readonly GameEvent[],
  names: readonly string[],
  reader: Seat | null,
): string[] {
  const about = ABOUT[option.kind]?.(option)
  // Only the first such event is the option's own; the same type may happen again as a consequence.
  const said = SAID[option.kind] ?? f.values.box.text.said[option.kind]
  const own = events.findIndex(({ type }) => type === said)
  const told = [...events, ...rent(f, option, events)].flatMap((happened, i) => {
    const tale = new Tale(f, happened, names, reader)
    if (i !== own) return effect(tale, event(f, happened, names, reader))
    const moved = moves(tale)
    return moved === null ? [] : capital(moved)
  })
  return about === undefined ? told : [about, ...told]
}
