// A spell of one of the Enemy's Heroes: the Enemy pays, then the human may interrupt. (H-SOLO-8)
import type { HeroKind } from '../../values/words.ts'
import { pay } from '../purse.ts'
import { awaitAnswers } from '../spells/cast.ts'
import type { T } from '../step.ts'
import { spellPrice } from './actions.ts'
import { boardOf, foe, RIVAL } from './enemy.ts'

export function casts(t: T, hero: HeroKind): void {
  const { id: card } = boardOf(t).heroes[hero].spell
  const { mana: paid = 0 } = spellPrice(t, hero)
  t.emit({ type: 'cast', rival: RIVAL, card, from: card })
  pay(t, foe(t), { mana: paid }, card)
  t.state.casting.push({
    seat: foe(t),
    card,
    source: 'enemy',
    free: true,
    paid,
    countered: false,
    warded: [],
    copied: [],
    taken: null,
  })
  awaitAnswers(t, foe(t))
}
