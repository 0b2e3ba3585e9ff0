// Lets bots play a table to its end.
import { asideTaken, type Bot, type Mind, newMind, think } from '@lorehall/bots'
import type { Ask, Chance, Option, Table } from '@lorehall/kernel'

/** More answers than any of our games takes: reaching it means there is a bug. */
const LONGEST = 50_000

interface Answered {
  readonly ask: Ask
  readonly option: Option
}

/** Plays the game, and yields each answer after the table has taken it. */
export function* playing(table: Table, bots: readonly Bot[], chance: Chance): Generator<Answered> {
  bots.forEach((bot, seat) => {
    const choices = bot.settle?.(table.game.play.effects, chance) ?? []
    for (const [effect, choice] of choices) table.choose(seat, effect, choice)
  })
  const minds = bots.map(newMind)
  for (let n = 0; !table.over; n++) {
    if (n === LONGEST) throw new Error(`the game is not over after ${LONGEST} answers`)
    const answer = nextAnswer(table, bots, minds, chance)
    table.take(answer.ask, answer.option)
    yield answer
  }
}

/** Asides that a bot takes come before the question that blocks the game. */
function nextAnswer(
  { machine }: Table,
  bots: readonly Bot[],
  minds: readonly Mind[],
  chance: Chance,
): Answered {
  const taken = asideTaken(
    machine,
    (seat) => bots[seat],
    () => chance,
  )
  if (taken !== null) return taken
  const [ask] = machine.asks
  if (ask === undefined || ask.aside) throw new Error('nobody is asked although the game is not over')
  const bot = bots[ask.seat]
  if (bot === undefined) throw new RangeError(`nobody plays seat ${ask.seat}`)
  return { ask, option: think(machine, ask.seat, bot, chance, minds[ask.seat]) }
}
