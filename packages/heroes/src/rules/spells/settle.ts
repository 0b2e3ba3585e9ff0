// A Spell takes effect, and its card goes where it belongs. (H-SPELL-4, H-SPELL-5)
import type { Casting } from '../../state.ts'
import type { About } from '../../cards/about.ts'
import { ledBy } from '../battle/army.ts'
import { player } from '../lookup.ts'
import { putIn } from '../piles.ts'
import { score } from '../points.ts'
import { HUMAN, isFoe, who } from '../solo/enemy.ts'
import { enemyDoes } from '../solo/spell.ts'
import type { F, T } from '../step.ts'
import { holdForBattle, putOn } from '../verbs/battles.ts'
import { perform } from '../verbs/perform.ts'
import { canGiveUp } from './combat.ts'
import { lastCast, spellOf, spellThat } from './lookup.ts'

/** What a Spell is about; an Interrupt answers the one at `target`. */
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

/** What the card says, for whoever carries it out. Who has nothing to give up for it gains nothing by it. */
function carryOut(t: T, about: About, card: string): void {
  if (isFoe(t, about.seat)) return enemyDoes(t, card, about.spared?.includes(HUMAN) === true)
  const spell = spellOf(t, card)
  const { id, rules = [], steps = [], at } = spell
  if (at === 'battle.won') return waitForVictory(t, about, id)
  if (!steps.every((act) => canGiveUp(t, about.seat, act))) return
  perform(t, spell, about)
  for (const rule of rules) holdForBattle(t, about, rule, id)
}

/** A Battle remembers that a Spell took effect in it; to copy one is not to cast it. */
function noteCast(t: T, seat: number): void {
  const side = ledBy(t, seat)
  if (t.state.battle !== null && side !== null) t.state.battle[side].cast = true
}

/** Against whom is warded it waits in vain. */
function waitForVictory(t: T, about: About, from: string): void {
  const { battle } = t.state
  const sides = battle === null ? [] : [battle.attacker.seat, battle.defender.seat]
  const warded = sides.some((seat) => about.spared?.includes(seat))
  if (!warded) putOn(t, about, 'own', { from, rule: 'won' })
}

/** Points come with the effect; a countered Spell has neither. (H-SPELL-4) */
function settleSpell(t: T): void {
  const { seat, card, countered, warded } = lastCast(t)
  const { id, kind, vp } = spellOf(t, card)
  t.push({ do: 'spellDone', seat })
  if (countered) return t.emit({ type: 'countered', ...who(t, seat), card, from: id })
  score(t, seat, vp, id)
  if (kind === 'combat') noteCast(t, seat)
  carryOut(t, aboutOf(t, seat, card, t.state.casting.length - 2, warded), card)
}

/** The card to the discards, or to who took it; a Scribed one is exhausted already. (H-SPELL-5) */
function putCard(t: T, { source, card, taken }: Casting): void {
  if (source !== 'hand') return
  if (taken === null || player(t, taken).out) return putIn(t.state.discards, card)
  putIn(player(t, taken).hand, card)
  t.emit({ type: 'stolen', seat: taken, card, from: spellThat(t, 'keep') })
  t.push({ do: 'keepSpells', seat: taken })
}

/** Then those who copied it carry it out in their turn. (H-SPELL-8) */
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
