// Battles against the Enemy, which makes no choices: a card is turned over for it, and it loses its weakest Units
// first. (H-SOLO-6)
import type { Battle, SideName } from '../../state.ts'
import { ENEMY_CARDS, type Gift } from '../../cards/enemy.ts'
import { TACTICS } from '../../cards/tactics.ts'
import { HEROES, type HeroKind, isOwnHero } from '../../values/words.ts'
import { countIn } from '../battle/army.ts'
import { gain } from '../purse.ts'
import type { F, T } from '../step.ts'
import { turnCard } from './cards.ts'
import { enemyOf, foe, giftOf, isFoe, RIVAL } from './enemy.ts'

/** The side the Enemy fights on; null: none. */
export function foeSide(f: F, { attacker, defender }: Battle): SideName | null {
  return isFoe(f, attacker.seat) ? 'attacker' : isFoe(f, defender.seat) ? 'defender' : null
}

/**
 * Turns over a card for the Enemy. Its Strength counts; its tactic matters only against the human's. A barred tactic
 * counts as none. (H-SOLO-6)
 */
export function turnForBattle(
  t: T,
  battle: Battle,
  name: SideName,
  isBarred: (tactic: string) => boolean,
): void {
  const id = turnCard(t)
  enemyOf(t).discards.push(id)
  const card = ENEMY_CARDS[id]
  const tactic = TACTICS.find((one) => one === (name === 'attacker' ? card?.attacking : card?.defending))
  battle[name].card = id
  if (tactic !== undefined && !isBarred(tactic)) battle[name].tactic = tactic
  t.emit({ type: 'enemyTactic', rival: RIVAL, card: id, tactic: tactic ?? '', from: id })
}

/** The Strength a card adds in a Battle. (H-SOLO-9) */
export function cardStrength(f: F, card: string): number {
  const { enemy } = f.options
  const more = enemy === 'hard' ? 1 : enemy === 'easy' ? -1 : 0
  return Math.max(0, (f.values.enemy.cards[card]?.strength ?? 0) + more)
}

export const cardPoints = (f: F, card: string): number => f.values.enemy.cards[card]?.vp ?? 0

/** The gifts of the Enemy's Heroes on this side. */
export function gifts(
  f: F,
  battle: Battle,
  name: SideName,
): { readonly hero: HeroKind; readonly gift: Gift }[] {
  if (!isFoe(f, battle[name].seat)) return []
  return HEROES.flatMap((hero) =>
    countIn(f, battle[name], hero) > 0 ? [{ hero, gift: giftOf(f, hero) }] : [],
  )
}

/** Strength from the gifts of the Enemy's Heroes, line by line. */
export function addGifts(f: F, battle: Battle, name: SideName, add: (what: string, n: number) => void): void {
  for (const { hero, gift } of gifts(f, battle, name)) {
    const n =
      'str' in gift
        ? holdsFor(f, battle, name, gift.when) && gift.str
        : f.values.box.words?.gift(f, battle, name, gift)
    if (typeof n === 'number') add(`gift-${hero}`, n)
  }
}

type When = Extract<Gift, { readonly str: number }>['when']

function holdsFor(f: F, battle: Battle, name: SideName, when: When): boolean {
  if (when === 'withSerf') return countIn(f, battle[name], 'serf') > 0
  if (when === 'inForest') return f.values.world.lands[battle.place]?.terrain === 'forest'
  return when === 'attacking' ? name === 'attacker' : name === 'defender'
}

/** The reduction of the Enemy's Damage. */
export function sparedByGift(f: F, battle: Battle, name: SideName): number {
  return gifts(f, battle, name).reduce(
    (sum, { gift }) => sum + ('damageLess' in gift ? gift.damageLess : 0),
    0,
  )
}

/** How much more each Tactic card with a price costs the human. (H-SOLO-6) */
export function dearer(f: F): number {
  const { battle } = f.state
  if (battle === null) return 0
  return gifts(f, battle, 'attacker').reduce(
    (sum, { gift }) => sum + ('tacticMore' in gift ? gift.tacticMore : 0),
    0,
  )
}

/** The Enemy gains Mana for destroyed Units. */
export function gatherBones(t: T, battle: Battle): void {
  const name = foeSide(t, battle)
  if (name === null) return
  for (const hero of battle[name].heroes.filter(isOwnHero)) {
    const gift = giftOf(t, hero)
    if (!('bones' in gift)) continue
    const { each, most } = gift.bones
    gain(t, foe(t), { mana: Math.min(most, each * battle.fallen.length) }, 'bones')
  }
}
