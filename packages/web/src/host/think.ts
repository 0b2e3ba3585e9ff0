// The worker in which bots plan, one thought at a time, so that the table's own worker answers the player meanwhile.
import { foundBy } from '@lorehall/host/head'
import type { Task } from '@lorehall/host/thinking-pool'
import { effortHere } from './effort.ts'
import { loadGame, loadJudge } from './games.ts'
import type { HeadSays } from './thinking.ts'

const effort = effortHere()

const say = (said: HeadSays) => postMessage(said)

say({ effort })

self.addEventListener(
  'message',
  (event: MessageEvent<Task>) =>
    void foundBy({ game: loadGame, judge: loadJudge, effort }, event.data).then(say),
)
