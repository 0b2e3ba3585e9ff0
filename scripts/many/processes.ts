// The processes of the built server, on one database. A process that is killed is started again on its port.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMemory, run, type Running, stop } from '../online/built-server.ts'

/** All requests come from one address and faster than people send them, so limits are lifted. */
const WIDE = [
  'RATE',
  'BURST',
  'RATE_PER_PERSON',
  'BURST_PER_PERSON',
  'WORK',
  'WORK_PER_PERSON',
  'WORK_BURST',
  'WORK_BURST_PER_PERSON',
  'PEOPLE',
  'CONNECTIONS_PER_ADDRESS',
  'SHOWN_PER_ADDRESS',
  'BYTES',
  'GUESSES',
].map((limit) => [`LOREHALL_LIMIT_${limit}`, '1000000'] as const)

export class Processes {
  private running: (Running | null)[] = []
  private readonly settings: Readonly<Record<string, string>>
  private readonly folder = mkdtempSync(join(tmpdir(), 'lorehall-many-'))
  private starting: Promise<void>[] = []

  constructor(database: string) {
    // Nobody looks at a page here, so a client need not be built.
    writeFileSync(join(this.folder, 'index.html'), '<!doctype html><title>Lorehall</title>')
    this.settings = {
      ...Object.fromEntries(WIDE),
      LOREHALL_DATABASE: database,
      LOREHALL_WEBHOOKS: 'any',
    }
  }

  async start(many: number): Promise<void> {
    this.running = await Promise.all(Array.from({ length: many }, () => this.one()))
  }

  private one(): Promise<Running> {
    return run(this.folder, this.settings, 'ignore', this.folder)
  }

  /** The ports of those that are running. */
  get ports(): readonly number[] {
    return this.running.flatMap((one) => one?.port ?? [])
  }

  get pids(): number[] {
    return this.running.flatMap((one) => one?.child.pid ?? [])
  }

  get memory(): number[] {
    return this.running.flatMap((one) => (one === null ? [] : residentMemory(one)))
  }

  /** Kills a random process without warning, and starts another in its place. */
  kill(): void {
    const alive = this.running.flatMap((one, i) => (one === null ? [] : [i]))
    const which = alive[Math.floor(Math.random() * alive.length)]
    const one = which === undefined ? null : this.running[which]
    if (which === undefined || one === null || one === undefined) return
    this.running[which] = null
    one.child.kill('SIGKILL')
    const again = this.one().then((next) => void (this.running[which] = next))
    this.starting.push(again)
  }

  async stop(): Promise<void> {
    await Promise.all(this.starting)
    await Promise.all(this.running.flatMap((one) => (one === null ? [] : [stop(one)])))
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Ends them immediately, because this program was interrupted. */
  end(): void {
    for (const one of this.running) one?.child.kill('SIGKILL')
  }
}
