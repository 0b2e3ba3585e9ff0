// The host in a browser worker, for solo and hot-seat tables stored on this device.
import {
  type Client,
  Hall,
  type HostMessage,
  type RequestMessage,
  type Store,
  type Thinker,
  type Thinking,
  troubleOf,
} from '@lorehall/host'
import { EffortNotice } from './effort-notice.ts'
import { loadGame, loadJudge, loadTale } from './games.ts'
import { idbStore } from './idb.ts'
import type { PortNotice } from './table-port.ts'

/** `crypto.randomUUID` exists only on secure pages; this works on a home network too. */
function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) =>
    b.toString(16).padStart(2, '0'),
  ).join('')
}

let forbidden = false

async function openStore(): Promise<Store> {
  try {
    return await idbStore(() => say({ notice: 'storage-cleared' }))
  } catch {
    forbidden = true
    const { memoryStore } = await import('@lorehall/host/memory-store')
    return memoryStore()
  }
}

const client: Client = { tell: (update) => say({ update }), stopped: (trouble) => say({ trouble }) }

function say(message: HostMessage | { readonly notice: PortNotice }): void {
  postMessage(message)
}

const effortNotice = new EffortNotice((notice) => say({ notice }))

/** Bots that plan think in a worker of their own, which starts with the first thought. */
let thinkers: Promise<(table: string) => Thinker> | null = null

function thinkerAt(table: string): Thinker {
  const begun = <T>(begin: (thinker: Thinker) => Thinking<T>): Thinking<T> => {
    thinkers ??= import('./thinking.ts').then(({ thinkersHere }) =>
      thinkersHere((effort) => effortNotice.known(effort)),
    )
    const thinking = thinkers.then((thinkerOf) => begin(thinkerOf(table)))
    return {
      found: thinking.then(({ found }) => found),
      drop: () => void thinking.then((one) => one.drop()).catch(() => undefined),
    }
  }
  return {
    think(thought) {
      effortNotice.thinks(thought.bot)
      return begun((thinker) => thinker.think(thought))
    },
    weigh: (weighing) => begun((thinker) => thinker.weigh(weighing)),
    playOut: (playing) => begun((thinker) => thinker.playOut(playing)),
  }
}

const hall = openStore().then((store) => {
  if (forbidden) say({ notice: 'storage-forbidden' })
  return new Hall({
    game: loadGame,
    judge: loadJudge,
    tale: loadTale,
    thinker: thinkerAt,
    failed: (error) => console.error(error),
    store,
    newId: () => hex(5),
    newSeed: () => hex(16),
    now: () => Date.now(),
    breathe: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
})

async function serve({ id, op, body }: RequestMessage): Promise<void> {
  try {
    say({ id, ok: true, body: await (await hall).request(client, op, body) })
  } catch (error) {
    say({ id, ok: false, ...troubleOf(error) })
  }
}

// Thrown again, it becomes a worker error, which the page receives.
self.addEventListener('unhandledrejection', ({ reason }) => {
  throw reason
})

self.addEventListener('message', (event: MessageEvent<RequestMessage>) => void serve(event.data))
