// The effect of a spell of one of the Enemy's Heroes, after the human could interrupt it. (H-SOLO-8)
import type { Deed } from '../../cards/enemy.ts'
import { HEROES } from '../../values/words.ts'
import type { T } from '../step.ts'
import { boardOf, HUMAN } from './enemy.ts'

export type Harm = Exclude<
  Deed,
  | { readonly place: unknown }
  | { readonly gain: unknown }
  | { readonly vp: unknown }
  | { readonly level: unknown }
  | { readonly vessel: unknown }
  | { readonly tower: unknown }
  | { readonly end: unknown }
  | { readonly marker: unknown }
>

const GIFTS = ['place', 'gain', 'vp', 'level', 'vessel', 'tower', 'end', 'marker', 'vpPerHero', 'takesTokens']

/** Whether an effect harms the human instead of helping the Enemy. */
const isHarm = (deed: Deed): deed is Harm => !GIFTS.some((name) => name in deed)

/** Without a target, the spell still scores its points. A warded player is spared. (H-SOLO-8) */
export function enemyDoes(t: T, card: string, warded: boolean): void {
  const { heroes } = boardOf(t)
  const hero = HEROES.find((one) => heroes[one].spell.id === card)
  if (hero === undefined) return
  const { does } = heroes[hero].spell
  const deeds = warded ? does.filter((deed) => !isHarm(deed)) : does
  t.push({ do: 'deeds', seat: HUMAN, hero, deeds, from: card })
}
