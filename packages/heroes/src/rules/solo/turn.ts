// The Enemy's turn: a card for a Hero, then its action or a move. The human may follow. (H-SOLO-2, H-SOLO-3)
import { type EnemyCard, ENEMY_CARDS } from '../../cards/enemy.ts'
import type { CapitalSlot, HeroKind } from '../../values/words.ts'
import { canPay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { builds, goesOn, recruits, spacePrice, spellPrice, taxes, toBuild, wished } from './actions.ts'
import { attacks, toAttack } from './attack.ts'
import { turnCard } from './cards.ts'
import { enemyOf, foe, RIVAL } from './enemy.ts'
import { casts } from './spell.ts'

/**
 * Turns over a card for a Hero. If its action is possible, it is carried out; otherwise the Hero moves. (H-SOLO-3)
 */
function enemyTurn(t: T, { hero }: StepOf<'enemyTurn'>): void {
  const card = turnCard(t)
  enemyOf(t).slots.push(card)
  t.emit({ type: 'enemyCard', rival: RIVAL, hero, card, from: card })
  const kind = ENEMY_CARDS[card]?.kind ?? 'tax'
  const { can, act } = DEEDS[kind]
  if (!can(t, hero)) return moves(t, hero)
  // A Tax is always possible, and the Hero also moves when everything else is done.
  if (kind === 'tax') moves(t, hero)
  if (kind === 'tax') t.push({ do: 'shiftTax', seat: foe(t) })
  const slot = FOLLOWED[kind]
  if (slot !== null) t.push({ do: 'follow', seat: foe(t), slot })
  act(t, hero)
}

type Kind = EnemyCard['kind']

/** The action that the human may follow. (H-SOLO-3) */
const FOLLOWED: Readonly<Record<Kind, CapitalSlot | null>> = {
  recruit: 'recruit',
  track: 'build',
  tower: 'build',
  research: 'research',
  tax: 'tax',
  attack: null,
}

interface Deeds {
  can(f: F, hero: HeroKind): boolean
  act(t: T, hero: HeroKind): void
}

const DEEDS: Readonly<Record<Kind, Deeds>> = {
  recruit: { can: (f) => wished(f) !== undefined, act: recruits },
  track: { can: canGoOn, act: goesOn },
  tower: { can: (f, hero) => toBuild(f, hero) !== undefined, act: builds },
  research: { can: (f, hero) => canPay(f, foe(f), spellPrice(f, hero)), act: casts },
  tax: { can: () => true, act: taxes },
  attack: {
    can: (f, hero) => toAttack(f, hero) !== null,
    act: (t, hero) => attacks(t, hero, toAttack(t, hero) ?? []),
  },
}

function canGoOn(f: F): boolean {
  const price = spacePrice(f)
  return price !== null && canPay(f, foe(f), price)
}

const moves = (t: T, hero: HeroKind): void => t.push({ do: 'enemyMoves', seat: foe(t), hero })

export const enemyTurnSteps = { enemyTurn }
