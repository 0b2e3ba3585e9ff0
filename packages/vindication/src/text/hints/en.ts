// What an option would bring: what trying it out showed, but for what its label has said already; the
// blocks that move are always told. What the region or card it points at says is told with that thing.
import type { GameEvent, Option, Seat } from '@lorehall/kernel'
import type { Rent } from '../../box/module.ts'
import { player } from '../../rules/counters.ts'
import type { F } from '../../rules/step.ts'
import { rentsOf } from '../../rules/visit.ts'
import { event } from '../events/en.ts'
import { Tale } from '../events/tale.ts'
import { moves } from '../moves/en.ts'
import { capital } from '../words/en.ts'

/** What is not told by what happens at once. */
const ABOUT: Readonly<Record<string, (option: Option) => string>> = {
  buy: ({ name }) =>
    `A tile counts 2 for the mastery of ${name} at the end; discard it at any time to gain 2 ${name}`,
  empower: () => 'See the open cards and the top three of the deck, and take one of them',
}

/** The event that says no more than the label of the option does. */
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

/** What others gain by a visit to a region of theirs, where trying it out stopped at a question before that. */
function rent(f: F, option: Option, events: readonly GameEvent[]): GameEvent[] {
  const due = isVisit(option) ? rentsOf(f, f.state.turn.seat, option.n) : []
  const told = ({ seat, from }: Rent) =>
    events.some((one) => one.type === 'honor' && one.seat === seat && one.from === from)
  return due.flatMap((one) => {
    const { seat, n, from } = one
    return told(one) ? [] : { type: 'honor', seat, n, total: player(f, seat).honor + n, from }
  })
}

export function hint(
  f: F,
  option: Option,
  events: readonly GameEvent[],
  names: readonly string[],
  reader: Seat | null,
): string[] {
  const about = ABOUT[option.kind]?.(option)
  // Only the first is the option's own; the same may happen again in its wake.
  const said = SAID[option.kind] ?? f.values.box.text.said[option.kind]
  const own = events.findIndex(({ type }) => type === said)
  const told = [...events, ...rent(f, option, events)].flatMap((happened, i) => {
    if (i !== own) return event(f, happened, names, reader) ?? []
    const moved = moves(new Tale(f, happened, names, reader))
    return moved === null ? [] : capital(moved)
  })
  return about === undefined ? told : [about, ...told]
}
