// Lines of the log about Spells and what effects do.
import type { GameEvent } from '@lorehall/kernel'
import type { F } from '../../../rules/step.ts'
import { regionSaid } from '../../regions/en.ts'
import { slotName } from '../../slots/en.ts'
import { nameOf, onePiece } from '../../words/en.ts'

type Deed = (event: GameEvent, f: F, names: readonly string[]) => readonly [string, string]

function word(event: GameEvent, field: string): string {
  const value = event[field]
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

const card = (e: GameEvent): string => nameOf(word(e, 'card'))
const region = (e: GameEvent, f: F): string => regionSaid(f, word(e, 'region'))
const piece = (e: GameEvent, f: F): string => onePiece(f, e.seat ?? 0, word(e, 'unit'))

export const SPELL_DEEDS: Readonly<Record<string, Deed>> = {
  cast: (e) => [`casts ${card(e)}`, `cast ${card(e)}`],
  countered: (e) => [
    `has no use of ${card(e)}: it is countered`,
    `have no use of ${card(e)}: it is countered`,
  ],
  copied: (e) => [`carries out ${card(e)} too`, `carry out ${card(e)} too`],
  stolen: (e) => [`takes the card of ${card(e)}`, `take the card of ${card(e)}`],
  taken: (e, _f, names) => {
    const what = `1 ${nameOf(word(e, 'kind'))} from ${names[Number(e['whom'])] ?? ''}`
    return [`takes ${what}`, `take ${what}`]
  },
  swapped: (e) => {
    const what = `1 ${nameOf(word(e, 'give'))} for 1 ${nameOf(word(e, 'get'))}`
    return [`exchanges ${what}`, `exchange ${what}`]
  },
  shifted: (e, f) => {
    const what = `${piece(e, f)} in ${region(e, f)}`
    return [`has ${what} now`, `have ${what} now`]
  },
  sentHome: (e, f) => [`is sent home from ${region(e, f)}`, `are sent home from ${region(e, f)}`],
  marked: (e, f) => {
    const what = `${region(e, f)}: ${nameOf(word(e, 'marker'))}`
    return [`marks ${what}`, `mark ${what}`]
  },
  recalled: (e) => {
    const what = `a Serf back from ${slotName(word(e, 'slot'))}`
    return [`takes ${what}`, `take ${what}`]
  },
  turned: (e) => [`turns ${card(e)}`, `turn ${card(e)}`],
  barred: (e) => [`forbids ${nameOf(word(e, 'tactic'))}`, `forbid ${nameOf(word(e, 'tactic'))}`],
}
