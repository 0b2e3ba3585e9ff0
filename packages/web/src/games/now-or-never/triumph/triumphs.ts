// The player's own triumphs in an update: an enemy beaten, a row of the town completed.
import type { Update } from '@lorehall/host'
import type { GameEvent } from '@lorehall/kernel'
import type { Bag } from '@lorehall/now-or-never/client'
import { playerOf } from '../view.ts'

const COLUMNS = 4

const own = ({ events, eyes }: Update, type: string): GameEvent | undefined =>
  events.findLast((event) => event.type === type && event.seat === eyes)

/** The id of the enemy or quest whose fight the player has just won; null: none. */
export function foeBeaten(update: Update): string | null {
  const won = own(update, 'fightWon')?.['foe']
  if (typeof won === 'string') return won
  // A quest with a fight is completed right after the last blow.
  const done = own(update, 'questDone')?.['quest']
  return typeof done === 'string' && own(update, 'struck')?.['foe'] === done ? done : null
}

/** The result of the last roll; 0: nothing was rolled. */
export function lastRoll(update: Update): number {
  const die = own(update, 'rolled')?.['die']
  return typeof die === 'number' ? die : 0
}

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

/** The counted resources that the beaten foe has given. */
export function rewardOf({ events, eyes }: Update, foe: string): Bag {
  const gained = events.find(({ type, seat, from }) => type === 'gained' && seat === eyes && from === foe)
  const bag: unknown = gained?.['gained']
  return isBag(bag) ? bag : {}
}

/** The row that the player's building has just completed; null: none. */
export function rowCompleted(update: Update): number | null {
  const space = own(update, 'built')?.['space']
  const town = update.eyes === null ? undefined : playerOf(update, update.eyes)?.town
  if (typeof space !== 'number' || town === undefined) return null
  const row = Math.floor(space / COLUMNS)
  const built = town.slice(row * COLUMNS, (row + 1) * COLUMNS)
  return built.length === COLUMNS && built.every((id) => id !== '') ? row : null
}
