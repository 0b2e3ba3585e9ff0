// A thread that plays blocks as it is handed them.
import { parentPort } from 'node:worker_threads'
import { gameNamed } from '@lorehall/server/games'
import { playBlock } from './block.ts'
import type { Plan } from './plan.ts'

export interface Order {
  readonly plan: Plan
  readonly block: number
}

parentPort?.on('message', ({ plan, block }: Order) => {
  parentPort?.postMessage(playBlock(gameNamed(plan.game), plan, block), [])
})
