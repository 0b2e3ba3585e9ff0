// Combat Spells that an ability bars, and further Interrupts. (H-COMBAT-1, H-SPELL-2)
import type { Reason } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { meets } from '../rules/abilities/needs.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import type { About } from '../cards/about.ts'
import { gain } from '../rules/purse.ts'
import { actOnSpell } from '../rules/spells/acts.ts'
import { spellOf } from '../rules/spells/lookup.ts'
import { canInfect } from './afflicting.ts'
import type { W } from './step.ts'

const SPELL_BARRED: Reason = { id: 'spell-barred', rule: 'H-COMBAT-1' }

/** The printed cost counts. Only the leaders of the two sides have abilities in a Battle. */
export const barsSpell: Words['barsSpell'] = (f, seat, { mana }) => {
  const { battle } = f.state
  if (battle === null) return null
  for (const side of [battle.attacker, battle.defender]) {
    if (side.seat === seat) continue
    for (const one of rulesOf(f, side.seat, 'barSpell')) {
      if (mana > one.rule.over && meets(f, one, { seat: side.seat })) return SPELL_BARRED
    }
  }
  return null
}

export const answers: Words['answers'] = (f, seat, last, verb) => {
  if (verb.do === 'drain') return !last.countered && spellOf(f, last.card).mana <= verb.most
  return verb.do !== 'infect' || (last.seat !== seat && canInfect(f, last.seat))
}

/** The Spell is countered, and its printed cost is gained. */
export function drain(t: W, about: About, most: number, from: string): void {
  const last = t.state.casting[about.target ?? -1]
  if (last === undefined || last.countered) return
  const { mana } = spellOf(t, last.card)
  if (mana > most || about.spared?.includes(last.seat) === true) return
  actOnSpell(t, about, 'cancel')
  gain(t, about.seat, { mana }, from)
}
