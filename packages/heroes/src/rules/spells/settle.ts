// Settling a Spell: it takes effect, then its card is discarded or taken. (H-SPELL-4, H-SPELL-5)
import type { Casting } from '../../state.ts'
import type { About } from '../../cards/about.ts'
import { ledBy } from '../battle/army.ts'
import { player } from '../lookup.ts'
import { putIn } from '../piles.ts'
import { score } from '../points.ts'
import { HUMAN, isFoe, who } from '../solo/enemy.ts'
import { enemyDoes } from '../solo/effect.ts'
import type { F, T } from '../step.ts'
import { holdForBattle, putOn } from '../verbs/battles.ts'
import { perform } from '../verbs/perform.ts'
import { canGiveUp } from './combat.ts'
import { lastCast, spellOf, spellThat } from './lookup.ts'

/** The context of a Spell. An Interrupt refers to the Spell at `target`. */
function aboutOf(f: F, seat: number, card: string, target: number, spared: readonly number[]): About {
  const { kind } = spellOf(f, card)
  const caster = f.state.casting[target]?.seat
  return {
    seat,
    spell: kind,
    ...(spared.length === 0 ? {} : { spared }),
    ...(kind !== 'interrupt' || caster === undefined ? {} : { target, other: caster }),
  }
}

/** Carries out the Spell for this seat. If the seat has nothing to sacrifice for it, nothing happens. */
function carryOut(t: T, about: About, card: string): void {
  if (isFoe(t, about.seat)) return enemyDoes(t, card, about.spared?.includes(HUMAN) === true)
  const spell = spellOf(t, card)
  const { id, rules = [], steps = [], at } = spell
  const { words } = t.values.box
  if (spell.kind === 'combat' && words !== null && words.barsSpell(t, about.seat, spell) !== null) return
  if (at === 'battle.won') return waitForVictory(t, about, id)
  if (!steps.every((act) => canGiveUp(t, about.seat, act))) return
  perform(t, spell, about)
  for (const rule of rules) holdForBattle(t, about, rule, id)
}

/** Records in the Battle that a side's Spell took effect. Copies don't count as cast. */
function noteCast(t: T, seat: number): void {
  const side = ledBy(t, seat)
  if (t.state.battle !== null && side !== null) t.state.battle[side].cast = true
}

/** If either side of the Battle is warded, the Spell has no effect. */
function waitForVictory(t: T, about: About, from: string): void {
  const { battle } = t.state
  const sides = battle === null ? [] : [battle.attacker.seat, battle.defender.seat]
  const warded = sides.some((seat) => about.spared?.includes(seat))
  if (!warded) putOn(t, about, 'own', { from, rule: 'won' })
}

/** A Spell scores its points when it takes effect; a countered Spell does neither. (H-SPELL-4) */
function settleSpell(t: T): void {
  const { seat, card, countered, warded } = lastCast(t)
  const { id, kind, vp } = spellOf(t, card)
  t.push({ do: 'spellDone', seat })
  if (countered) return t.emit({ type: 'countered', ...who(t, seat), card, from: id })
  score(t, seat, vp, id)
  if (kind === 'combat') noteCast(t, seat)
  carryOut(t, aboutOf(t, seat, card, t.state.casting.length - 2, warded), card)
}

/** The card goes to the discards, or to the player who stole it; a Scribed one is already exhausted. (H-SPELL-5) */
function putCard(t: T, { source, card, taken }: Casting): void {
  if (source !== 'hand') return
  if (taken === null || player(t, taken).out) return putIn(t.state.discards, card)
  putIn(player(t, taken).hand, card)
  t.emit({ type: 'stolen', seat: taken, card, from: spellThat(t, 'keep') })
  t.push({ do: 'keepSpells', seat: taken })
}

/** Then each player who copied it carries it out. (H-SPELL-8) */
function spellDone(t: T): void {
  const { casting } = t.state
  const done = lastCast(t)
  casting.pop()
  putCard(t, done)
  if (done.countered) return
  for (const seat of done.copied.toReversed()) {
    if (player(t, seat).out) continue
    t.emit({ type: 'copied', seat, card: done.card, from: spellThat(t, 'copy') })
    carryOut(t, aboutOf(t, seat, done.card, casting.length - 1, []), done.card)
  }
}

export const settleSteps = { settleSpell, spellDone }
