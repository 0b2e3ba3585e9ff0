// Self-play: planners of different haze play whole games, and positions are noted with what came of them.
import { asideTaken, type Bot, type Mind, newMind, planner, think } from '@lorehall/bots'
import { Chance, type GameOptions, type Judge, type Skill, Table, type WholeGame } from '@lorehall/kernel'
import type { Sample } from './samples.ts'

/** A quick planner. */
const SKILL: Skill = {
  width: 4,
  positions: 200,
  haze: 0,
  candidates: 1,
  worlds: 0,
  turns: 0,
  rivalry: 0,
  learned: false,
}

/** Some misjudge, so that positions are seen that good players avoid. */
const HAZES = [0, 0.7, 1.5]

export interface SelfPlay {
  readonly seats: number
  readonly options: GameOptions
  readonly seed: string
  /** The share of turns whose beginning is noted, in percent. */
  readonly share: number
}

/** Plays game number `n`, with this judge at all seats. */
export function played(game: WholeGame, judge: Judge, plan: SelfPlay, n: number): Sample[] {
  const { seats, options, share } = plan
  const seed = `learning/${plan.seed}/${n}`
  const table = new Table(game, { seats, options, seed })
  const chance = new Chance(`${seed}/thoughts`)
  const bots = Array.from({ length: seats }, () =>
    planner('learner', judge, { ...SKILL, haze: chance.pick(HAZES) }, 1),
  )
  const minds = bots.map(newMind)
  const noted: Omit<Sample, 'final'>[] = []
  let turn = 0
  while (!table.over) {
    const { turns, round } = table.machine.turnCount
    if (turns !== turn) {
      turn = turns
      if (round > 0 && chance.below(100) < share)
        for (let seat = 0; seat < seats; seat++) {
          const sight = game.judge.facts?.(table.machine, seat) ?? null
          if (sight === null) continue
          noted.push({ game: n, seat, round, sight })
        }
    }
    answer(table, bots, minds, chance)
  }
  const standing = game.see.standing(table.machine, 'host')
  return noted.map((one) => ({ ...one, final: standing[one.seat]?.total ?? 0 }))
}

function answer(table: Table, bots: readonly Bot[], minds: readonly Mind[], chance: Chance): void {
  const { machine } = table
  const taken = asideTaken(
    machine,
    (seat) => bots[seat],
    () => chance,
  )
  const ask = taken?.ask ?? machine.asks.find(({ aside }) => !aside)
  const bot = bots[ask?.seat ?? -1]
  if (ask === undefined || bot === undefined) throw new Error('nobody is asked although the game is not over')
  table.take(ask, taken?.option ?? think(machine, ask.seat, bot, chance, minds[ask.seat]))
}
