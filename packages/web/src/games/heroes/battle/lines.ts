// What each line of a sum of Strength is called.
import {
  type Faction,
  HEROES,
  LEVELS,
  nameOf,
  type Unit,
  unitName,
  UNITS,
  type Values,
} from '@lorehall/heroes/face'
import type { GameView } from '../view.ts'
import type { BattleWords } from './words.ts'

export type BattleView = NonNullable<GameView['battle']>
export type SideView = BattleView['attacker']

const PLAIN = ['tower', 'capital', 'serfs-inside', 'fort', 'bulwark'] as const

export function unitCalled(unit: Unit, faction: Faction | undefined, say: (text: string) => string): string {
  return say(unit === 'serf' || unit === 'warrior' ? unitName(unit) : nameOf(faction?.units[unit] ?? ''))
}

/** `serf`, `tower`, `cathedral.2`, `gift-a` of the Enemy, `rage`, `charge`, `charge>first-strike`. */
export function lineSaid(what: string, faction: Faction | undefined, { t, say }: BattleWords): string {
  const unit = UNITS.find((one) => one === what)
  if (unit !== undefined) return unitCalled(unit, faction, say)
  const plain = PLAIN.find((one) => one === what)
  if (plain !== undefined) return t(`battle.line.${plain}`)
  const hero = HEROES.find((one) => what === `gift-${one}`)
  if (hero !== undefined) return t('battle.line.gift', { name: unitCalled(hero, faction, say) })
  const [card = '', enemy] = what.split('>')
  if (enemy !== undefined)
    return t('battle.line.against', { card: say(nameOf(card)), other: say(nameOf(enemy)) })
  const [id = '', level] = what.split('.')
  const found = LEVELS.find((one) => String(one) === level)
  return found === undefined
    ? say(nameOf(id))
    : t('battle.line.level', { name: say(nameOf(id)), level: 'I'.repeat(found) })
}

/** What a card that lies open adds; one that was turned for the Enemy by its own Strength, not by its tactic's. */
export function laidStrength({ tactic, card, lines }: SideView, { tactics, enemy }: Values): number {
  const counted = lines.find(({ what }) => what === (card === '' ? tactic : card))
  if (counted !== undefined) return counted.n
  if (card !== '') return enemy.cards[card]?.strength ?? 0
  return tactic === '' ? 0 : tactics[tactic].strength
}

/** What is printed comes first; it is told as one line with what it is made of. */
export function isNatural(what: string): boolean {
  return (
    UNITS.some((unit) => unit === what) || what === 'tower' || what === 'capital' || what === 'serfs-inside'
  )
}
