// A thread that plays the blocks it is given.
import { parentPort } from 'node:worker_threads'
import { games, named, wholeGame } from '@lorehall/server/games'
import { playBlock } from './block.ts'
import type { Plan } from './plan.ts'

export interface Order {
  readonly plan: Plan
  readonly block: number
}

async function play({ plan, block }: Order): Promise<void> {
  parentPort?.postMessage(playBlock(await wholeGame(named(plan.game, games)), plan, block), [])
}

parentPort?.on('message', (order: Order) => void play(order))
