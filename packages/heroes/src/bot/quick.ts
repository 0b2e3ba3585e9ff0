// A fast bot: it prefers options that are usually good, with some randomness, and judges Tactic cards by their value.
import type { Ask, Chance, Option } from '@lorehall/kernel'
import type { F } from '../rules/step.ts'
import { at } from '../state.ts'
import { enemyAt } from '../rules/pieces.ts'
import { cardWorth, followEager } from './sealed.ts'
import { tacticFor } from './tactics.ts'

/** The weight of a kind of option; absent: 10. */
const EAGER: Readonly<Record<string, number>> = {
  blank: 0.01,
  'blank-slot': 1,
  no: 8,
  pair: 20,
  building: 24,
  upgrade: 26,
  tower: 30,
  go: 20,
  stop: 12,
  all: 20,
  take: 10,
  stay: 3,
  done: 14,
  board: 2,
  leave: 2,
  end: 8,
  decline: 3,
  pass: 11,
  'no-more': 6,
  enough: 6,
  muster: 18,
  pay: 16,
  sacrifice: 2,
  home: 10,
  'home-ashore': 2,
  send: 4,
  scribe: 12,
  conjure: 12,
}

const SLOT: Readonly<Record<string, number>> = {
  recruit: 24,
  build: 26,
  research: 9,
  tax: 14,
  'march-1': 30,
  'march-2': 30,
  sail: 12,
  fly: 12,
  cast: 14,
}

const RECRUIT: Readonly<Record<string, number>> = {
  serf: 8,
  pair: 18,
  warrior: 18,
  a: 24,
  b: 24,
  c: 24,
  sea: 14,
  air: 16,
  m1: 24,
  m2: 22,
  m3: 24,
  m4: 24,
  band: 22,
}

function goEager(f: F, seat: number, place: number): number {
  const tokens = (f.state.down[place] ?? 0) > 0 ? 20 : 0
  const enemy = enemyAt(f, seat, place) === null ? 0 : -8
  return Math.max(1, 12 + tokens + enemy)
}

/** The weight of keeping a Spell card, per point of its value. */
const KEPT = 10

function eagerFor(f: F, { seat, prompt }: Ask, option: Option): number {
  const { kind, name, n } = option
  if (kind === 'slot' || kind === 'muster') return SLOT[name] ?? 10
  if (kind === 'recruit') return RECRUIT[name] ?? 10
  if (kind === 'follow') return followEager(f, seat, prompt)
  if (kind === 'keep') return KEPT * cardWorth(f, seat, option)
  if (kind === 'away') return KEPT / cardWorth(f, seat, option)
  if (kind === 'go') return goEager(f, seat, n)
  return EAGER[kind] ?? f.values.box.eager[kind] ?? 10
}

/** Half of the time the option with the highest weight, otherwise a random one by weight. */
export function quick(f: F, ask: Ask, chance: Chance): Option | null {
  if (ask.aside) return null
  const { options } = ask
  if (options.length === 1) return at(options, 0)
  const { battle } = f.state
  if (ask.prompt === 'tactic' && battle !== null) return tacticFor(f, battle, ask.seat, options, chance)
  // Follow and Interrupt always take the highest weight.
  const sure = ask.prompt.startsWith('follow') || ask.prompt === 'interrupt' || chance.below(2) === 0
  let best: Option = at(options, 0)
  let score = -1
  for (const option of options) {
    const eager = eagerFor(f, ask, option)
    const luck = 1 + chance.below(1000)
    const own = sure ? eager * 1000 + luck : eager * luck
    if (own > score) {
      score = own
      best = option
    }
  }
  return best
}
