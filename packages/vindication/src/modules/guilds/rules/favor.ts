// The fourth action: placing favor for one of its nine uses. (V-GUILDS-2)
import type { GameEvent, Option } from '@lorehall/kernel'
import { player } from '../../../rules/counters.ts'
import { useNamed } from '../choices.ts'
import { FAVOR_LAID } from '../reasons.ts'
import { FAVOR, favorOf, guilds, type StepOf, type T } from '../state.ts'
import { favorId, type Use } from '../uses.ts'
import { OFFERS, placesFor } from './places.ts'

/** The cause of what Leadership does. */
const FROM_LEADING = 'guild-leading'

/** In turns of an event no favor is placed, and such turns don't end effects that last until the next turn. */
const suspended = (t: T) => t.values.box.suspends?.(t) === true

/** Reasons are worked out only when asked for, because most turns never need them. */
export function offerFavor(t: T, seat: number, laid: boolean): void {
  if (suspended(t)) return
  for (const { option, any, none } of OFFERS) {
    if (!laid && any(t, seat)) t.offer(option)
    else if (t.explains) t.may(option, laid ? FAVOR_LAID : none(t, seat))
  }
}

export function takeFavor(t: T, seat: number, { name }: Option): void {
  t.push({ do: 'guilds/place', seat, use: useNamed(name) })
}

/** Asks where to place it. A single place needs no question. */
export function place(t: T, step: StepOf<'guilds/place'>, answer: Option | undefined): void {
  const { seat, use } = step
  if (answer !== undefined) {
    lay(t, seat, use, answer)
    return
  }
  const all = placesFor(t, seat, use)
  const [only] = all
  if (only !== undefined && all.length === 1) lay(t, seat, use, only)
  else if (all.length > 0) {
    t.askOpen(seat, 'pick', `guilds/${use}`)
    for (const option of all) t.offer(option)
  }
}

function lay(t: T, seat: number, use: Use, { n, name }: Option): void {
  player(t, seat).used.push(FAVOR)
  guilds(t).favor[seat] = { use, n: Math.max(0, n), on: name, fresh: true }
  t.emit(told(seat, use, n, name))
  t.credit(favorId(use))
  if (use === 'fortify') guilds(t).fortified[n] = seat
  else if (use === 'leading') {
    const how = name === 'potential' ? 'potential' : 'influence'
    t.push({ do: 'augment', seat, how, n: 1, from: FROM_LEADING, sure: true })
  }
}

/** The event, with the thing in the field that the log looks up. */
function told(seat: number, use: Use, n: number, name: string): GameEvent {
  const event = { type: 'favored', seat, use }
  if (use === 'fortify' || use === 'diplomacy') return { ...event, region: n }
  if (use === 'barricade') return { ...event, space: n }
  if (use === 'leading') return { ...event, how: name }
  return use === 'monument' ? event : { ...event, card: name }
}

/** Effects that last until the owner's next turn end when it begins. */
export function turnBegins(t: T, seat: number): void {
  if (!suspended(t)) favorOf(t, seat).fresh = false
}

/** Favor on a card that leaves returns to its owner. */
export function takeHome(t: T, seat: number, id: string): void {
  const token = favorOf(t, seat)
  if (token.on === id) guilds(t).favor[seat] = { use: '', n: 0, on: '', fresh: false }
}

/** A card that replaces another one takes over its favor. */
export function passOn(t: T, seat: number, id: string, by: string): void {
  const token = favorOf(t, seat)
  if (token.on === id) token.on = by
}
