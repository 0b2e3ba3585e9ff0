// How a line of the log is begun and ended: who, what they do, and why in parentheses. Who reads of
// themselves is called "you".
import type { Tale } from '../events/tale.ts'
import { attribute, cardName, cause, named, region, shortName } from '../words/en.ts'

/** Verbs that do more than lose their "s" when "you" is said. */
const TO_YOU: Readonly<Record<string, string>> = { is: 'are', has: 'have' }

const toReader = (e: Tale) => e.number('seat') === e.reader
export const whom = (e: Tale, seat: number) => (seat === e.reader ? 'you' : named(e.names, seat))
export const who = (e: Tale, seat = e.number('seat')) => (seat === e.reader ? 'You' : named(e.names, seat))
export const whose = (e: Tale) => (toReader(e) ? 'Your' : `${who(e)}'s`)
/** "gains" of Ada, "gain" of you. */
export const verb = (e: Tale, one: string) => (toReader(e) ? (TO_YOU[one] ?? one.replace(/s$/, '')) : one)
export const does = (e: Tale, one: string) => `${who(e)} ${verb(e, one)}`
/** A card need not be named as the cause of what is told of it. */
export const why = (e: Tale) =>
  e.from === undefined || (e.has('card') && e.from === e.word('card')) ? '' : ` (${cause(e.f, e.from)})`
export const n = (e: Tale) => e.number('n')
export const some = (e: Tale) => attribute(e.number('attribute'))
export const short = (e: Tale) => shortName(e.f, e.word('card'))
export const whole = (e: Tale) => cardName(e.f, e.word('card'))
export const there = (e: Tale) => region(e.f, e.number('region'))
