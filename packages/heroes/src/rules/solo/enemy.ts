// The Enemy of the solo game: a player without a seat, after all seats. (H-SOLO-1)
import type { Arrow } from '../../map/compass.ts'
import { at, type Enemy } from '../../state.ts'
import { ENEMY_CARDS, type EnemyBoard, type Gift } from '../../cards/enemy.ts'
import type { Values } from '../../values/index.ts'
import { type HeroKind, HEROES } from '../../values/words.ts'
import { clockwise, player } from '../lookup.ts'
import type { F } from '../step.ts'

export const RIVAL = 'enemy'
/** The seat of the solo player. */
export const HUMAN = 0

/** Whether this player is the Enemy. */
export const isFoe = (f: F, seat: number): boolean => seat === f.seats

/** The seat or rival an event is about. */
export const who = (f: F, seat: number): { seat: number } | { rival: string } =>
  isFoe(f, seat) ? { rival: RIVAL } : { seat }

export function enemyOf({ state }: F): Enemy {
  if (state.enemy === null) throw new Error('there is an Enemy only for one who plays alone')
  return state.enemy
}

/** The index of the Enemy among the players. */
export const foe = (f: F): number => f.seats

/** All players still in the game, clockwise from a seat; the Enemy is last. */
export const everybody = (f: F, from: number): number[] =>
  f.state.enemy === null || player(f, foe(f)).out ? clockwise(f, from) : [...clockwise(f, from), foe(f)]

export function boardOf(f: F): EnemyBoard {
  const { faction } = player(f, foe(f))
  const board = f.values.enemyBoards[faction]
  if (board === undefined) throw new RangeError(`no Enemy board of '${faction}'`)
  return board
}

/** The Ore and points of the spaces of its track. */
export function trackOf(f: F): Values['enemy']['tracks'][string] {
  const { faction } = player(f, foe(f))
  const track = f.values.enemy.tracks[faction]
  if (track === undefined) throw new RangeError(`no track of '${faction}'`)
  return track
}

export const giftOf = (f: F, hero: HeroKind): Gift => boardOf(f).heroes[hero].gift

/** The arrow of the Hero's card this round. */
export function arrowOf(f: F, hero: HeroKind): Arrow {
  const card = at(enemyOf(f).slots, HEROES.indexOf(hero))
  return ENEMY_CARDS[card]?.arrow ?? 'N'
}
