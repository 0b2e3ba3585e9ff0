// Bots play a table to its end.
import { type Bot, think } from '@lorehall/bots'
import type { Ask, Chance, Option, Table } from '@lorehall/kernel'

/** No game of ours takes so many answers: one that does is a bug, not a long game. */
const LONGEST = 50_000

/** A standing offer nobody waits for is taken up once in so many answers. */
const ASIDE_ONCE_IN = 8

export interface Watch {
  before?(ask: Ask): void
  after?(ask: Ask, chosen: Option): void
}

export function playOut(table: Table, bots: readonly Bot[], chance: Chance, watch: Watch): void {
  bots.forEach((bot, seat) => {
    const choices = bot.settle?.(table.game.effects, chance) ?? []
    for (const [effect, choice] of choices) table.choose(seat, effect, choice)
  })
  for (let n = 0; !table.over; n++) {
    if (n === LONGEST) throw new Error(`the game is not over after ${LONGEST} answers`)
    const ask = nextAsk(table, chance)
    const bot = bots[ask.seat]
    if (bot === undefined) throw new RangeError(`nobody plays seat ${ask.seat}`)
    watch.before?.(ask)
    const chosen = think(table.machine, ask.seat, bot, chance)
    table.take(ask, chosen)
    watch.after?.(ask, chosen)
  }
}

function nextAsk(table: Table, chance: Chance): Ask {
  const [first] = table.asks
  if (first === undefined) throw new Error('nobody is asked although the game is not over')
  // Standing offers come last in the list, if there are any.
  const last = table.asks.at(-1)
  if (last === undefined || !last.aside || chance.below(ASIDE_ONCE_IN) > 0) return first
  return chance.pick(table.asks.filter((ask) => ask.aside))
}
