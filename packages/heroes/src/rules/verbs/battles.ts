// Verbs that begin a Battle or change the current one. (H-VERB-13, H-VERB-14)
import type { Option } from '@lorehall/kernel'
import { BAR } from '../../choices.ts'
import type { BattleEffect, SideName } from '../../state.ts'
import type { About } from '../../cards/about.ts'
import type { Act, Rule, Tally } from '../../cards/effect.ts'
import { TACTICS } from '../../cards/tactics.ts'
import { isHero, isVessel, UNITS } from '../../values/words.ts'
import { countIn, ledBy, other } from '../battle/army.ts'
import { beginBattle } from '../battle/begin.ts'
import { player } from '../lookup.ts'
import { holds } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import { isOneOf } from './crowds.ts'
import { enemiesAt } from './regions.ts'
import { whereIs } from './scope.ts'

type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>
type InBattle = ActOf<'battle' | 'cease' | 'bar' | 'unveil' | 'harm'>

/** Attacks the Units that were brought there, or that are there; without any, there is no Battle. (H-VERB-13) */
function startBattle(t: T, about: About, { at, entering }: ActOf<'battle'>): void {
  const { seat, bearer } = about
  const place = whereIs(t, about, at)
  const [found] = enemiesAt(t, about, place, { held: 'enemy' })
  const defender = about.who ?? found
  if (defender === undefined) return
  if (entering === false) {
    if (bearer === undefined || !isVessel(bearer)) return
    const from = { at: whereIs(t, about, 'bearer'), vessel: bearer }
    return beginBattle(t, { attacker: seat, defender, place, how: 'ability', from })
  }
  if (!holds(player(t, seat), place)) return
  beginBattle(t, { attacker: seat, defender, place, how: 'ability', pulled: about.from ?? -1 })
}

/** Puts an effect on one side until the Battle is over. Warded sides are not affected. */
export function putOn(
  t: T,
  about: About,
  on: 'own' | 'enemy',
  effect: Omit<BattleEffect, 'by' | 'on'>,
): void {
  const { battle } = t.state
  const own = ledBy(t, about.seat)
  if (battle === null || own === null) return
  const side: SideName = on === 'own' ? own : other(own)
  if (about.spared?.includes(battle[side].seat) === true) return
  battle.effects.push({ ...effect, by: about.seat, on: side })
}

/** Units from nearby Regions may join the Battle. A Spell reaches as far as Conscripts. (H-VERB-14) */
export function callToBattle(t: T, { seat, n = 1, spell }: About, from: string): void {
  const side = ledBy(t, seat)
  if (side === null) return
  const near = spell === undefined ? { near: 'any' as const } : {}
  t.push({ do: 'conscript', seat, side, left: n, from, ...near })
}

export function actInBattle(t: T, about: About, verb: InBattle, from: string): void {
  const { battle } = t.state
  switch (verb.do) {
    case 'battle':
      return startBattle(t, about, verb)
    case 'cease': {
      const warded = battle !== null && about.spared?.includes(battle.attacker.seat) === true
      if (battle !== null && !warded) battle.ceased = true
      return
    }
    case 'bar':
      return t.push({ do: 'barTactic', seat: about.seat, from })
    case 'unveil':
      return putOn(t, about, 'enemy', { from, rule: 'unveil' })
    case 'harm':
      return putOn(t, about, verb.side, { from, rule: 'harm', n: verb.add })
  }
}

/**
 * Names a Tactic card that the other side may not play. Cards that can always be played are not offered. (H-VERB-14)
 */
function barTactic(t: T, { seat, from = '' }: StepOf<'barTactic'>, answer: Option | undefined): void {
  const cards = TACTICS.filter((tactic) => !t.values.tactics[tactic].always)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'barTactic', from)
    for (const tactic of cards) t.offer(BAR(tactic))
    return
  }
  const tactic = cards.find((one) => one === answer.name)
  if (tactic === undefined) return
  putOn(t, { seat }, 'enemy', { from, rule: 'bar', tactic })
  t.emit({ type: 'barred', seat, tactic, from })
}

/** The strongest Hero of the other side; null: none. */
function strongestHero(f: F, seat: number) {
  const { battle } = f.state
  const own = ledBy(f, seat)
  if (battle === null || own === null) return null
  const side = battle[other(own)]
  const heroes = f.values.kinds.filter(isHero).filter((hero) => countIn(f, side, hero) > 0)
  return heroes.toSorted((a, b) => f.values.units[b].strength - f.values.units[a].strength)[0] ?? null
}

/** The Units that an effect counts, unless they are Serfs and Warriors. */
const kindsOf = ({ count }: Tally): Pick<BattleEffect, 'kinds'> =>
  'enemies' in count && count.enemies.includes('hero') ? { kinds: count.enemies } : {}

/** Puts a Spell's standing rule on the Battle in which it was cast. (H-COMBAT-3) */
export function holdForBattle(t: T, about: About, rule: Rule, from: string): void {
  if (rule.rule === 'harm') return putOn(t, about, rule.side, { from, rule: 'harm', n: rule.add })
  if (rule.rule === 'str') {
    const { add, per, who, outmatched } = rule
    const side = who === 'enemy' ? 'enemy' : 'own'
    if (outmatched !== undefined)
      return putOn(t, about, side, { from, rule: 'stand', n: add, max: outmatched })
    if (per === undefined) return putOn(t, about, side, { from, rule: 'add', n: add })
    const most = per.max === undefined ? {} : { max: per.max }
    return putOn(t, about, side, { from, rule: 'each', n: add, ...most, ...kindsOf(per) })
  }
  if (rule.rule !== 'zero') return
  const hero = rule.only === 'strongest' ? strongestHero(t, about.seat) : undefined
  const { units } = rule
  const all =
    hero !== undefined ? [hero] : units === 'tower' ? [] : UNITS.filter((unit) => isOneOf(unit, [units]))
  for (const unit of all) if (unit !== null) putOn(t, about, 'enemy', { from, rule: 'zero', unit })
}

export const battleVerbSteps = { barTactic }
