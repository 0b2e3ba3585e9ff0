// Which blocks an event moves, from where to where: "2 blocks from influence to strength".
import { holds } from '../../loaded.ts'
import { player } from '../../rules/counters.ts'
import { ATTRIBUTES } from '../../state.ts'
import type { Tale } from '../events/tale.ts'
import type { Line } from '../module-text.ts'
import { n, short, some, there } from '../telling/en.ts'
import { augmentation, blocks, dilution, place, shortName } from '../words/en.ts'

const fromInfluence: Line = (e) => (n(e) === 0 ? null : `${blocks(n(e))} from influence to ${short(e)}`)

/** What one has to put on a companion comes from influence; a relic may give its own. */
function loadedWith(e: Tale): string {
  const { relics } = player(e.f, e.number('seat'))
  const giver = e.from !== undefined && holds(relics, e.from) ? shortName(e.f, e.from) : 'influence'
  return `${blocks(n(e))} from ${giver} to ${short(e)}`
}

/** For control one block stays on the region. Where others may pay for it, nobody's own share is said. */
function convictionUsed(e: Tale): string | null {
  if (e.f.values.box.payers !== null) return null
  if (e.from?.startsWith('control:') !== true) return `${blocks(n(e))} from conviction to influence`
  const home = n(e) === 1 ? '' : `, ${n(e) - 1} to influence`
  return `1 block from conviction to the region${home}`
}

/** Where blocks are recovered from: a place of one's own, or a card. */
function recovered(e: Tale): string {
  const where = e.word('where')
  const own = where === 'conviction' || where === 'speed' || ATTRIBUTES.some((one) => one === where)
  return `${blocks(n(e))} from ${own ? place(where) : shortName(e.f, where)} to influence`
}

const MOVES_EN: Readonly<Record<string, Line>> = {
  gained: (e) => `${blocks(n(e))} from influence to ${some(e)}`,
  paid: (e) => `${blocks(n(e))} from ${some(e)} to influence`,
  convictionUsed,
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

/** Null: no block moves. */
export function moves(e: Tale): string | null {
  return MOVES_EN[e.type]?.(e) ?? null
}
