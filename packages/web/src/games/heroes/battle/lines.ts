// The name of each line of a side's Strength.
import {
  type Faction,
  HEROES,
  HIRELINGS,
  LEVELS,
  type Unit,
  unitName,
  EVERY_UNIT,
  type Values,
} from '@lorehall/heroes/client'
import type { GameView } from '../view.ts'
import type { BattleWords } from './words.ts'
import { nameOf } from '../cards/names.ts'

export type BattleView = NonNullable<GameView['battle']>
export type SideView = BattleView['attacker']

const PLAIN = ['tower', 'capital', 'serfs-inside', 'fort', 'bulwark'] as const

export function unitCalled(unit: Unit, faction: Faction | undefined, say: (text: string) => string): string {
  return say(unit === 'serf' || unit === 'warrior' ? unitName(unit) : nameOf(faction?.units[unit] ?? ''))
}

/** For example `serf`, `tower`, `cathedral.2`, `gift-a` of the Enemy, `rage`, `charge`, `charge>first-strike`. */
export function lineSaid(what: string, faction: Faction | undefined, { t, say }: BattleWords): string {
  const unit = EVERY_UNIT.find((one) => one === what)
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
  if (found === undefined) return say(nameOf(id))
  const isHero = [...HEROES, ...HIRELINGS].some((one) => faction?.units[one] === id)
  return t(isHero ? 'battle.line.ability' : 'battle.line.level', {
    name: say(nameOf(id)),
    level: 'I'.repeat(found),
  })
}

/** The Strength of a revealed card. A card of the Enemy adds its own Strength, not that of its Tactic. */
export function laidStrength({ tactic, card, lines }: SideView, { tactics, enemy }: Values): number {
  const counted = lines.find(({ what }) => what === (card === '' ? tactic : card))
  if (counted !== undefined) return counted.n
  if (card !== '') return enemy.cards[card]?.strength ?? 0
  return tactic === '' ? 0 : tactics[tactic].strength
}

/** Is this a line of Natural Strength? These lines are shown first, combined into one. */
export function isNatural(what: string): boolean {
  return (
    EVERY_UNIT.some((unit) => unit === what) ||
    what === 'tower' ||
    what === 'capital' ||
    what === 'serfs-inside'
  )
}
