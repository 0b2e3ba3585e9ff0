// Which rules of cards are in force for a player: derived from the cards held, active or borrowed,
// never registered. Every change of a price, an allowance or a yield is looked up here.
import type { AnyCard, RuleName } from '../cards/card.ts'
import { loaded } from '../loaded.ts'
import { player } from './counters.ts'
import { anyCard } from './lookup.ts'
import type { F, T } from './step.ts'

/** A rule in force: the card it comes from and its number. */
export interface InForce {
  readonly card: AnyCard
  readonly n: number
}

function among(
  f: F,
  seat: number,
  ids: readonly string[],
  part: 'active' | 'always',
  name: RuleName,
): InForce | null {
  for (const id of ids) {
    const found = ruleOf(f, seat, id, part, name)
    if (found !== null) return found
  }
  return null
}

function ruleOf(f: F, seat: number, id: string, part: 'active' | 'always', name: RuleName): InForce | null {
  const found = anyCard(f, id)
  const n = found[part]?.[name]
  return n === undefined || isSilent(f, seat, id) ? null : { card: found, n }
}

function amongCompanions(f: F, seat: number, name: RuleName): InForce | null {
  for (const { card: id } of player(f, seat).party) {
    const found = ruleOf(f, seat, id, 'always', name)
    if (found !== null) return found
  }
  return null
}

/** Does the player have the card while a module has switched it off? */
export function isSilent(f: F, seat: number, id: string): boolean {
  return f.values.box.silences?.(f, seat, id) ?? false
}

/** The rule, if a trait or companion of the player has it, or null. */
export function held(f: F, seat: number, name: RuleName): InForce | null {
  const { turn } = f.state
  const own = among(f, seat, player(f, seat).traits, 'always', name) ?? amongCompanions(f, seat, name)
  if (own !== null || seat !== turn.seat || turn.borrowed.length === 0) return own
  return among(f, seat, borrowedBy(f), 'always', name)
}

/** The rule, if a companion active this turn has it, or null. */
export function active(f: F, seat: number, name: RuleName): InForce | null {
  const { turn } = f.state
  return seat === turn.seat ? among(f, seat, turn.active, 'active', name) : null
}

/** The rule, if a card of a module's own deck has it, in its owner's turn. `lost` is a card about to leave. */
export function lent(f: F, seat: number, name: RuleName, lost = ''): InForce | null {
  const { awake } = f.values.box
  if (awake === null || seat !== f.state.turn.seat) return null
  return among(f, seat, awake(f, seat, lost), 'active', name)
}

/** The rule that a card attached to a companion has for it, or null. */
export function upon(f: F, seat: number, companion: string, name: RuleName): InForce | null {
  const lying = f.values.box.upon
  return lying === null ? null : among(f, seat, lying(f, seat, companion), 'always', name)
}

/** The traits borrowed by the player whose turn it is. */
export function borrowedBy(f: F): string[] {
  return f.state.turn.borrowed.map(({ card: id }) => id)
}

/** Rules, and extras that are counted. */
type Granted = RuleName | 'visit' | 'fullVisit' | 'control' | 'turn'

/** How many unused grants of this kind there are. */
export function grants(f: F, seat: number, name: Granted): number {
  const { turn } = f.state
  if (seat !== turn.seat || turn.grants.length === 0) return 0
  return turn.grants.filter(({ what }) => what === name).length
}

export function granted(f: F, seat: number, name: Granted): boolean {
  return grants(f, seat, name) > 0
}

/** The number of a granted rule; null: not granted. */
export function grantedNumber(f: F, seat: number, name: RuleName): number | null {
  const { turn } = f.state
  if (seat !== turn.seat || turn.grants.length === 0) return null
  return turn.grants.find(({ what }) => what === name)?.n ?? null
}

/** The card of the oldest grant of this kind; empty: none. */
export function grantedBy(f: F, name: Granted): string {
  return f.state.turn.grants.find(({ what }) => what === name)?.from ?? ''
}

/** Uses the oldest grant first. */
export function useGrant(t: T, name: Granted): void {
  const { turn } = t.state
  const used = turn.grants.find(({ what }) => what === name)
  turn.grants = turn.grants.filter((grant) => grant !== used)
}

/** A card of the player did something. Tells coverage and the modules. */
export function acted(t: T, seat: number, id: string): void {
  t.credit(id)
  t.values.box.acted?.(t, seat, id)
}

/** Blocks on a companion. */
export function blocksOn(f: F, seat: number, companion: string): number {
  return loaded(player(f, seat).party, companion).blocks
}
