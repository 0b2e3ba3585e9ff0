// What lies open before a player and holds: buildings in town, blue tokens, tucked quest cards.
import type { On, Rule, Use } from '../values/vocabulary.ts'
import { player, the } from './lookup.ts'
import type { F } from './step.ts'

/** A record that is in force, by its id. */
export interface Lasting {
  readonly id: string
  readonly rules: readonly Rule[]
  readonly uses: readonly Use[]
  readonly on: On
}

const NO_USES: readonly Use[] = []

/** What a blue token does, ability or gear; null for a red one. */
function blueToken(f: F, id: string): Lasting | null {
  const token = f.values.gear[id] ?? the.ability(f, id)
  return token.colour === 'blue' ? { id, rules: token.rules, uses: token.uses, on: token.on } : null
}

/** In the order effects are taken in: buildings, then tokens, then cards. (N-FORCE-1) */
export function inForce(f: F, seat: number): Lasting[] {
  const p = player(f, seat)
  const all: Lasting[] = []
  for (const id of p.town) {
    if (id === '') continue
    const { rules, on } = the.building(f, id)
    all.push({ id, rules, uses: NO_USES, on })
  }
  for (const id of p.blue) {
    const token = id === '' ? null : blueToken(f, id)
    if (token !== null) all.push(token)
  }
  for (const id of p.done) {
    const { rules, uses, on } = the.quest(f, id)
    all.push({ id, rules, uses, on })
  }
  return all
}

/** The rules in force, without a list of what they lie on: standing offers look at them all the time. */
export function eachRule(f: F, seat: number, look: (rule: Rule) => void): void {
  const { town, blue, done } = player(f, seat)
  for (const id of town) if (id !== '') the.building(f, id).rules.forEach(look)
  for (const id of blue) {
    const token = id === '' ? undefined : (f.values.gear[id] ?? the.ability(f, id))
    if (token?.colour === 'blue') token.rules.forEach(look)
  }
  for (const id of done) the.quest(f, id).rules.forEach(look)
}

type Adding = Exclude<Rule['rule'], 'rehouse' | 'sale' | 'maxMana'>

/** The sum of what is added to a number of the rules. */
export function added(f: F, seat: number, name: Adding): number {
  let sum = 0
  eachRule(f, seat, (rule) => {
    if (rule.rule === name) sum += rule.add
  })
  return sum
}

/** Mana slots: the board's own, and those of tokens; a pair counts once. (N-FORCE-2) */
export function maxMana(f: F, seat: number): number {
  const p = player(f, seat)
  if (p.hero === '') return 0
  let slots = the.hero(f, p.hero).mana
  const counted = new Set<string>()
  eachRule(f, seat, (rule) => {
    if (rule.rule !== 'maxMana') return
    if (rule.pair !== undefined && !p.blue.includes(rule.pair)) return
    if (rule.once !== undefined && counted.has(rule.once)) return
    if (rule.once !== undefined) counted.add(rule.once)
    slots += rule.add
  })
  return slots
}

export function maxHearts(f: F, seat: number): number {
  const { hero: id } = player(f, seat)
  return id === '' ? 0 : the.hero(f, id).hearts
}
