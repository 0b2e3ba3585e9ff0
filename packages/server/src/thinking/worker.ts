// A thread in which bots plan, one thought at a time.
import { parentPort } from 'node:worker_threads'
import { foundBy } from '@lorehall/host/head'
import type { Task } from '@lorehall/host/thinking-pool'
import { gameNamed, games, named } from '../games.ts'

const parts = {
  game: (id: string) => gameNamed(id),
  judge: (id: string) => named(id, games).judge(),
  effort: 1,
}

parentPort?.on(
  'message',
  (task: Task) => void foundBy(parts, task).then((one) => parentPort?.postMessage(one, [])),
)
