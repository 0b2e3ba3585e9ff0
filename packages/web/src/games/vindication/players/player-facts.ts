// Counts of a player, from the view.
import { type AttributeName, ATTRIBUTES } from '@lorehall/vindication/client'
import type { Update } from '@lorehall/host'
import { type GameView, type PlayerView, viewOf } from '../view.ts'

export function regionsOf(view: GameView, seat: number): number {
  return view.regions.filter(({ owner }) => owner === seat).length
}

/** Each block on the speed tile adds a step. */
export function speedOf(player: PlayerView): number {
  return player.mount + player.speedBlocks
}

/** The proficiency tiles one by one, by attribute. */
export function tilesOf(player: PlayerView): AttributeName[] {
  return ATTRIBUTES.flatMap((name, i) => Array.from({ length: player.tiles[i] ?? 0 }, () => name))
}

export function attributesOf(player: PlayerView): (readonly [AttributeName, number])[] {
  return ATTRIBUTES.map((name, i) => [name, player.spheres[i] ?? 0] as const)
}

/** The number of a player's quests. The view has their ids if they are visible, otherwise only a number. */
export const questCount = (quests: readonly string[] | number) =>
  typeof quests === 'number' ? quests : quests.length

export function playerOf(update: Update, seat: number): PlayerView | undefined {
  return viewOf(update).players[seat]
}
