// A player's records with lasting effects: buildings in town, blue tokens, tucked quest cards.
import type { Lasting } from '../values/lasting.ts'
import type { Rule } from '../cards/vocabulary.ts'
import { lookup, player } from './lookup.ts'
import type { F } from './step.ts'

function addLasting(f: F, ids: readonly string[], all: Lasting[]): void {
  for (const id of ids) {
    const record = id === '' ? undefined : f.values.lasting[id]
    if (record !== undefined) all.push(record)
  }
}

/** In the order effects are taken in: buildings, then tokens, then cards. (N-FORCE-1) */
export function inForce(f: F, seat: number): Lasting[] {
  const { town, blue, done } = player(f, seat)
  const all: Lasting[] = []
  addLasting(f, town, all)
  addLasting(f, blue, all)
  addLasting(f, done, all)
  return all
}

function lookAt(f: F, ids: readonly string[], look: (rule: Rule) => void): void {
  for (const id of ids) {
    if (id === '') continue
    const rules = f.values.lasting[id]?.rules
    if (rules !== undefined) for (const rule of rules) look(rule)
  }
}

/** The rules in force, without building a list of their records. */
export function eachRule(f: F, seat: number, look: (rule: Rule) => void): void {
  const { town, blue, done } = player(f, seat)
  lookAt(f, town, look)
  lookAt(f, blue, look)
  lookAt(f, done, look)
}

type Adding = Exclude<Rule['rule'], 'rehouse' | 'sale' | 'maxMana'>

/** The sum of all bonuses of one kind. */
export function added(f: F, seat: number, name: Adding): number {
  const p = player(f, seat)
  let sum = 0
  for (const { id, lies, rule } of f.values.brought[name]) {
    if ('add' in rule) for (const one of p[lies]) if (one === id) sum += rule.add
  }
  return sum
}

/** Does any record have this rule? */
export function isBrought(f: F, seat: number, name: Rule['rule']): boolean {
  const p = player(f, seat)
  for (const { id, lies } of f.values.brought[name]) if (p[lies].includes(id)) return true
  return false
}

/** Mana slots: the board's own, and those of tokens; a pair counts once. (N-FORCE-2) */
export function maxMana(f: F, seat: number): number {
  const p = player(f, seat)
  if (p.hero === '') return 0
  let slots = lookup.hero(f, p.hero).mana
  if (!isBrought(f, seat, 'maxMana')) return slots
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
  return id === '' ? 0 : lookup.hero(f, id).hearts
}
