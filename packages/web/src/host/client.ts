// The page's end of the port to a worker. The port to a server is in remote.ts.
import type { Answer, HostMessage, Op, RequestMessage, Requests, Trouble, Update } from '@lorehall/host'
import type { PortNotice as Notice, TablePort } from './table-port.ts'
import { HostTrouble } from './trouble.ts'

type Waiting = { readonly resolve: (body: unknown) => void; readonly reject: (error: HostTrouble) => void }

const gone = () => new HostTrouble('host-died', 'host-died')

/** The browser's own message, which `fault.ts` recognizes. */
const missing = () => new HostTrouble('trouble', 'Importing a module script failed.')

class HostClient implements TablePort {
  readonly shared = true
  private readonly start: () => Worker
  /** Null until the first request. */
  private worker: Worker | null = null
  private next = 1
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Set<(update: Update) => void>()
  private readonly noticed = new Set<(notice: Notice) => void>()
  /** The current worker has sent a message, so it can be started. */
  private heard = false
  /** The worker can't be started: its file is missing or broken. */
  private lost = false
  private readonly troubled = new Set<(trouble: Trouble) => void>()

  constructor(start: () => Worker) {
    this.start = start
  }

  /** Starts loading the host, for a page that is about to need it. */
  wake(): void {
    if (!this.lost) this.worker ??= this.begun()
  }

  private begun(): Worker {
    this.heard = false
    const worker = this.start()
    worker.addEventListener('message', (event: MessageEvent<HostMessage | { notice: Notice }>) =>
      this.hear(event.data),
    )
    worker.addEventListener('error', () => this.died())
    return worker
  }

  private hear(message: HostMessage | { notice: Notice }): void {
    this.heard = true
    if ('notice' in message) for (const hear of this.noticed) hear(message.notice)
    else if ('update' in message) for (const hear of this.listeners) hear(message.update)
    else if ('trouble' in message) for (const hear of this.troubled) hear(message.trouble)
    else {
      const { resolve, reject } = this.waiting.get(message.id) ?? {}
      this.waiting.delete(message.id)
      if (message.ok) resolve?.(message.body)
      else reject?.(new HostTrouble(message.code, message.message))
    }
  }

  /** The worker has died. Everything it acknowledged is stored. The next request starts a new one. */
  private died(): void {
    this.worker?.terminate()
    this.worker = null
    // A worker that never sent a message would die again, in an endless loop.
    this.lost = !this.heard
    for (const { reject } of this.waiting.values()) reject(this.lost ? missing() : gone())
    this.waiting.clear()
    if (this.lost) return
    for (const hear of this.noticed) hear('host-died')
  }

  /** The port's types say what each operation returns. */
  request<O extends Op>(op: O, body: Requests[O]['takes']): Promise<Requests[O]['gives']>
  request(op: Op, body: Requests[Op]['takes']): Promise<unknown> {
    if (this.lost) return Promise.reject(missing())
    const worker = (this.worker ??= this.begun())
    const id = this.next++
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      worker.postMessage({ id, op, body } satisfies RequestMessage)
    })
  }

  readonly foresee = (answer: Answer): Promise<Update> => this.request('foresee', answer)

  onUpdate(hear: (update: Update) => void): () => void {
    this.listeners.add(hear)
    return () => this.listeners.delete(hear)
  }

  /** A table stopped by itself: a bot's entry could not be stored. */
  onTrouble(hear: (trouble: Trouble) => void): () => void {
    this.troubled.add(hear)
    return () => this.troubled.delete(hear)
  }

  onNotice(hear: (notice: Notice) => void): () => void {
    this.noticed.add(hear)
    return () => this.noticed.delete(hear)
  }
}

export const host = new HostClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lorehall-host' }),
)
