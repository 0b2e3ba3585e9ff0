// Measures the limit of the machine: as many sockets and messages of the same size as in load.ts, without content or
// rules; and the same with one durable row per message. Runs in its own process and its server in another; prints one
// JSON object.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Delays, delaysOf, paced } from './paced.ts'

const [size = '500', tables = '250', rate = '250', seconds = '10'] = process.argv.slice(2)
const SEATS = 4

export interface RawNumbers {
  readonly messages: Delays
  readonly durable: Delays
}

class Round {
  readonly sockets: WebSocket[] = []
  readonly delays: number[] = []
  counting = false
  private sentAt = 0

  constructor(port: number, n: number) {
    for (let i = 0; i < SEATS; i++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${n}`, { perMessageDeflate: false })
      socket.on('message', () => this.hear(i))
      this.sockets.push(socket)
    }
  }

  private hear(i: number): void {
    if (i > 0 && this.counting) this.delays.push(performance.now() - this.sentAt)
  }

  answer(): void {
    this.sentAt = performance.now()
    this.sockets[0]?.send('x'.repeat(100))
  }
}

async function measured(file: string): Promise<Delays> {
  const server = fork(join(import.meta.dirname, 'raw-server.ts'), [size, file])
  const port = await new Promise<number>((opened) => {
    server.once('message', (message) => opened(Number(message)))
  })
  const rounds: Round[] = []
  for (let n = 0; n < Number(tables); n++) {
    const round = new Round(port, n)
    await Promise.all(round.sockets.map((socket) => once(socket, 'open')))
    rounds.push(round)
  }
  const begin = () => rounds.forEach((round) => (round.counting = true))
  const next = (n: number) => rounds[n % rounds.length]?.answer()
  await paced(Number(rate), Number(seconds), next, begin)
  await pause(500)
  for (const { sockets } of rounds) for (const socket of sockets) socket.terminate()
  server.kill()
  await once(server, 'close')
  return delaysOf(rounds.flatMap(({ delays }) => delays))
}

const folder = mkdtempSync(join(tmpdir(), 'lorehall-'))
const numbers: RawNumbers = {
  messages: await measured(''),
  durable: await measured(join(folder, 'raw.db')),
}
rmSync(folder, { recursive: true, force: true })
console.log(JSON.stringify(numbers))
