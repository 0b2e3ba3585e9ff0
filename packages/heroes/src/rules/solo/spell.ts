// A spell of one of the Enemy's Heroes: the Enemy pays, the human may interrupt, then it takes effect. (H-SOLO-8)
import { HEROES, type HeroKind } from '../../values/words.ts'
import { pay } from '../purse.ts'
import { awaitAnswers } from '../spells/cast.ts'
import type { T } from '../step.ts'
import { spellPrice } from './actions.ts'
import { boardOf, foe, HUMAN, RIVAL } from './enemy.ts'
import { isHarm } from './harm.ts'

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

/** Without a target, the spell still scores its points. A warded player is spared. (H-SOLO-8) */
export function enemyDoes(t: T, card: string, warded: boolean): void {
  const { heroes } = boardOf(t)
  const hero = HEROES.find((one) => heroes[one].spell.id === card)
  if (hero === undefined) return
  const { does } = heroes[hero].spell
  const deeds = warded ? does.filter((deed) => !isHarm(deed)) : does
  t.push({ do: 'deeds', seat: HUMAN, hero, deeds, from: card })
}
