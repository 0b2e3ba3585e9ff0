// What is counted of a player, from the view.
import { type AttributeName, ATTRIBUTES } from '@lorehall/vindication/face'
import type { Update } from '@lorehall/host'
import { type GameView, type PlayerView, viewOf } from '../view.ts'

export function regionsOf(view: GameView, seat: number): number {
  return view.regions.filter(({ owner }) => owner === seat).length
}

/** The blocks on the speed tile add a step each. */
export function speedOf(player: PlayerView): number {
  return player.mount + player.speedBlocks
}

/** Proficiency tiles one by one, by attribute. */
export function tilesOf(player: PlayerView): AttributeName[] {
  return ATTRIBUTES.flatMap((name, i) => Array.from({ length: player.tiles[i] ?? 0 }, () => name))
}

export function attributesOf(player: PlayerView): (readonly [AttributeName, number])[] {
  return ATTRIBUTES.map((name, i) => [name, player.spheres[i] ?? 0] as const)
}

/** How many quests lie before a player: face up for the owner, otherwise a number. */
export const questCount = (quests: readonly string[] | number) =>
  typeof quests === 'number' ? quests : quests.length

export const nameOf = (update: Update, seat: number) => update.seats[seat]?.name ?? String(seat + 1)

export function playerOf(update: Update, seat: number): PlayerView | undefined {
  return viewOf(update).players[seat]
}

/** Who sits at the bottom: the eyes, or the first seat for a spectator. */
export function ownSeat(update: Update): number {
  return update.eyes ?? 0
}

/** The others in the order of play after the one at the bottom. */
export function otherSeats(update: Update): number[] {
  const own = ownSeat(update)
  const n = update.seats.length
  return Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n)
}
