// How a log line begins and ends: who, what they do, and why. The reader is called "you".
import { pluralVerb } from '@lorehall/grammar'
import { MONSTERS } from '../../state.ts'
import type { Tale } from '../events/tale.ts'
import { atRegion, attribute, cause, named, region, RULE_PHRASES_EN, theCard, theShort } from '../words/en.ts'

const toReader = (e: Tale) => e.number('seat') === e.reader
export const whom = (e: Tale, seat: number) => (seat === e.reader ? 'you' : named(e.names, seat))
export const who = (e: Tale, seat = e.number('seat')) => (seat === e.reader ? 'You' : named(e.names, seat))
export const whose = (e: Tale) => (toReader(e) ? 'Your' : `${who(e)}'s`)
/** "gains" of Ada, "gain" of you. */
export const verb = (e: Tale, one: string) => (toReader(e) ? pluralVerb(one) : one)
export const does = (e: Tale, one: string) => `${who(e)} ${verb(e, one)}`
/** "their" of Ada, "your" of you. */
export const owns = (e: Tale) => (toReader(e) ? 'your' : 'their')

/** The verb of a card: "Arn joins", "Igor and Senna join". */
export const cardVerb = (name: string, one: string) => (/^[^,]* and /.test(name) ? pluralVerb(one) : one)

/** Why it happened; nothing if the line already names the card that caused it. */
function because(e: Tale, link: (cause: string) => string): string {
  if (e.from === undefined || (e.has('card') && e.from === e.word('card'))) return ''
  const phrase = atRegion(e.f, e.from) ?? RULE_PHRASES_EN[e.from]
  if (phrase !== undefined) return phrase === '' ? '' : ` ${phrase}`
  return link(cause(e.f, e.from))
}

/** "(Belac)", or "at the Fort". */
export const why = (e: Tale) => because(e, (from) => ` (${from})`)
/** "from Belac", or "at the Fort": for gains. */
export const fromIt = (e: Tale) =>
  e.from === 'proficiency' ? ' from the proficiency tile' : because(e, (from) => ` from ${from}`)
/** "for Qu'ara", or "at the Fort": for payments and losses. */
export const forIt = (e: Tale) => because(e, (from) => ` for ${from}`)
/** "for Johann", "at the Academy", or "against Ogun": a card of the player, a region, or a foe. */
export const inRoll = (e: Tale) =>
  because(e, (from) => {
    const deck = e.f.values.box.cards.get(e.from ?? '')?.deck
    return ` ${deck === undefined || deck === MONSTERS ? 'against' : 'for'} ${from}`
  })
export const n = (e: Tale) => e.number('n')
export const some = (e: Tale) => attribute(e.number('attribute'))
export const short = (e: Tale) => theShort(e.f, e.word('card'))
export const whole = (e: Tale) => theCard(e.f, e.word('card'))
export const there = (e: Tale) => region(e.f, e.number('region'))
