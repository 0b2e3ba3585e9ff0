// The settings of an arena, as data that can be sent to a thread, and who meets whom.
import { checkBot } from '@lorehall/bots'
import { type Game, type GameOptions, Refusal, type Seat } from '@lorehall/kernel'

/** Deals for choosing between designs are never those that judge the chosen one, or the best looks better than it is. */
export const DEALS = ['choosing', 'judging'] as const
export type Deals = (typeof DEALS)[number]

export interface ArenaPlan {
  readonly game: string
  /** Names of bots, each optionally with the tree whose judge it plays by: `greedy@../older`. */
  readonly bots: readonly string[]
  /** Games per meeting. */
  readonly games: number
  readonly seats: number
  /** The seats that win and lose together. Unless the options form teams, each seat is a side of its own. */
  readonly sides: readonly (readonly Seat[])[]
  readonly options: GameOptions
  readonly deals: Deals
  readonly seed: string
  /** The bots are named from the weakest on, and each meets only the one before it. */
  readonly ladder: boolean
}

/** `one` has one side and `other` all others; `other` null: `one` plays alone. Both are indices of bots. */
export interface Meeting {
  readonly one: number
  readonly other: number | null
}

export function sidesOf({ form }: Game, seats: number, options: GameOptions): ArenaPlan['sides'] {
  return form.sides?.(seats, options) ?? Array.from({ length: seats }, (_, seat) => [seat])
}

/** With two sides, each pair meets; with more, each bot meets all others as the only one of its kind. */
export function meetingsOf({ bots, sides, ladder }: Pick<ArenaPlan, 'bots' | 'sides' | 'ladder'>): Meeting[] {
  return bots.flatMap((_, one): Meeting[] => {
    if (sides.length === 1) return [{ one, other: null }]
    if (ladder) return one === 0 ? [] : [{ one, other: one - 1 }]
    return bots.flatMap((__, other) => {
      const meets = sides.length === 2 ? one < other : one !== other
      return meets ? [{ one, other }] : []
    })
  })
}

/** A bot's name, and the tree that its judge comes from; null: this one. */
export function nameAndTree(bot: string): { readonly name: string; readonly tree: string | null } {
  const at = bot.indexOf('@')
  return at === -1 ? { name: bot, tree: null } : { name: bot.slice(0, at), tree: bot.slice(at + 1) }
}

/** Reads `a,b,c`. */
export function readBots(text: string): string[] {
  const bots = text.split(',').map((bot) => bot.trim())
  for (const bot of bots) checkBot(nameAndTree(bot).name)
  if (new Set(bots).size < bots.length)
    throw new Refusal('bad-request', `--bots names a bot twice: ${bots.join(', ')}`)
  return bots
}

export function readDeals(text: string): Deals {
  const deals = DEALS.find((known) => known === text)
  if (deals !== undefined) return deals
  throw new Refusal('bad-request', `--deals must be ${DEALS.join(' or ')}, not '${text}'`)
}
