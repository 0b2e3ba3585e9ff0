// Combat Spells that an ability bars. (H-COMBAT-1)
import type { Reason } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { meets } from '../rules/abilities/needs.ts'
import { rulesOf } from '../rules/abilities/standing.ts'

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
