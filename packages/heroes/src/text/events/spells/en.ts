// Log lines about Spells and other effects.
import type { GameEvent } from '@lorehall/kernel'
import type { F } from '../../../rules/step.ts'
import { regionSaid } from '../../regions/en.ts'
import { slotName } from '../../slots/en.ts'
import { nameOf, pieceSaid } from '../../words/en.ts'
import { type Line, text, whom } from '../line.ts'

const card = (e: GameEvent, f: F): string => nameOf(f, text(e, 'card'))
const region = (e: GameEvent, f: F): string => regionSaid(f, text(e, 'region'))

const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`

export const SPELL_DEEDS: Readonly<Record<string, Line>> = {
  cast: (e, f) => [`casts ${card(e, f)}`, `cast ${card(e, f)}`],
  countered: (e, f) => ({ whose: `${card(e, f)} is countered` }),
  copied: (e, f) => [`copies ${card(e, f)}`, `copy ${card(e, f)}`],
  stolen: (e, f) => [`steals the ${card(e, f)} card`, `steal the ${card(e, f)} card`],
  taken: (e, f, names, reader) => {
    const what = `1 ${nameOf(f, text(e, 'kind'))} from ${whom(e, 'whom', names, reader)}`
    return [`takes ${what}`, `take ${what}`]
  },
  swapped: (e, f) => {
    const what = `1 ${nameOf(f, text(e, 'give'))} for 1 ${nameOf(f, text(e, 'get'))}`
    return [`exchanges ${what}`, `exchange ${what}`]
  },
  shifted: (e, f) => ({ whose: `${pieceSaid(f, e.seat ?? 0, text(e, 'unit'))} moves to ${region(e, f)}` }),
  sentHome: (e, f) => ({ whose: `Units in ${region(e, f)} are sent home` }),
  marked: (e, f) => {
    const what = `${withArticle(nameOf(f, text(e, 'marker')))} in ${region(e, f)}`
    return [`puts ${what}`, `put ${what}`]
  },
  recalled: (e) => {
    const what = `a Serf back from ${slotName(text(e, 'slot'))}`
    return [`takes ${what}`, `take ${what}`]
  },
  turned: (e, f) => [`turns ${card(e, f)} one step toward Ready`, `turn ${card(e, f)} one step toward Ready`],
  barred: (e, f) => [`forbids ${nameOf(f, text(e, 'tactic'))}`, `forbid ${nameOf(f, text(e, 'tactic'))}`],
}
