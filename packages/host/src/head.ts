// Runs each task of a worker that thinks, in a browser and in a server.
import type { Game, GameOptions, Judge } from '@lorehall/kernel'
import { playedOut, ponder, weighed } from './ponder.ts'
import type { Found, Task } from './thinking-pool.ts'

export interface HeadParts {
  readonly game: (id: string, options: GameOptions, seats: number) => Promise<Game>
  readonly judge: (id: string, options: GameOptions) => Promise<Judge>
  /** The share of a bot's thinking that this device can afford, from above 0 to 1. */
  readonly effort: number
}

/** Never rejects. */
export async function foundBy(parts: HeadParts, task: Task): Promise<Found> {
  try {
    const { game: id, options, seats } = aboutOf(task)
    const [game, judge] = await Promise.all([parts.game(id, options, seats), parts.judge(id, options)])
    if ('weigh' in task) return { weighed: weighed(game, judge, task.weigh) }
    if ('playOut' in task) return { playedOut: playedOut(game, judge, task.playOut) }
    return { decision: ponder(game, judge, task.think, parts.effort) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const aboutOf = (task: Task) => ('think' in task ? task.think : 'weigh' in task ? task.weigh : task.playOut)
