// The blocks an event moves, for hints: both ends ("2 blocks from influence to strength"), or the end that the event's
// log line does not name ("2 blocks from influence").
import { holds } from '../../loaded.ts'
import { player } from '../../rules/counters.ts'
import { ATTRIBUTES } from '../../state.ts'
import type { Tale } from '../events/tale.ts'
import type { Line } from '../module-text.ts'
import { n, short, some, there } from '../telling/en.ts'
import { augmentation, blocks, dilution, place, theShort } from '../words/en.ts'

const fromInfluence: Line = (e) => (n(e) === 0 ? null : `${blocks(n(e))} from influence to ${short(e)}`)

/** Blocks put on a companion come from influence, or from the relic that puts them there. */
function loadedWith(e: Tale): string {
  const { relics } = player(e.f, e.number('seat'))
  const giver = e.from !== undefined && holds(relics, e.from) ? theShort(e.f, e.from) : 'influence'
  return `${blocks(n(e))} from ${giver} to ${short(e)}`
}

/** If a module lets others pay a share of the conviction, the event does not say who paid how much. */
const isShared = (e: Tale) => e.f.values.box.payers !== null

/** Of the conviction that control costs, 1 block stays on the region. */
function controlled(e: Tale): string | null {
  const cost = e.number('cost')
  if (cost === 0 || isShared(e)) return null
  return `1 block from conviction to the region${cost === 1 ? '' : `, ${cost - 1} to influence`}`
}

/** Blocks are recovered from the player's own boards, or from a card. */
function recovered(e: Tale): string {
  const where = e.word('where')
  const own = where === 'conviction' || where === 'speed' || ATTRIBUTES.some((one) => one === where)
  return `${blocks(n(e))} from ${own ? place(where) : theShort(e.f, where)} to influence`
}

const MOVES_EN: Readonly<Record<string, Line>> = {
  gained: (e) => `${blocks(n(e))} from influence to ${some(e)}`,
  paid: (e) => `${blocks(n(e))} from ${some(e)} to influence`,
  controlled,
  convictionUsed: (e) => (isShared(e) ? null : `${blocks(n(e))} from conviction to influence`),
  converted: (e) => `1 block to ${some(e)}, 1 to influence`,
  augmented: (e) => `${blocks(n(e))} from ${augmentation(e.word('how'))}`,
  diluted: (e) => `1 block from ${dilution(e.word('how'))}`,
  recovered,
  returned: (e) => `${blocks(n(e))} from ${short(e)} to influence`,
  gaveUp: (e) => `1 block from ${there(e)} to influence`,
  activated: (e) => (e.is('free') ? null : `1 block from influence to ${short(e)}`),
  loaded: loadedWith,
  placed: fromInfluence,
  tired: fromInfluence,
  charged: (e) => `1 block from influence to ${short(e)}`,
}

const OTHER_ENDS_EN: Readonly<Record<string, Line>> = {
  gained: (e) => `${blocks(n(e))} from influence`,
  paid: (e) => `${blocks(n(e))} to influence`,
  convictionUsed: (e) => (isShared(e) ? null : `${blocks(n(e))} to influence`),
  converted: () => '1 block to influence',
  activated: (e) => (e.is('free') ? null : '1 block from influence'),
}

/** The end of the move that the log line does not name; null if it names both or no block moves. */
export function otherEnd(e: Tale): string | null {
  return OTHER_ENDS_EN[e.type]?.(e) ?? null
}

/** Null: no block moves. */
export function moves(e: Tale): string | null {
  return MOVES_EN[e.type]?.(e) ?? null
}
