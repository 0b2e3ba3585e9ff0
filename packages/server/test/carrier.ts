// A listening server with a fake house behind it, for tests of HTTP and live connections.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type LiveMessage,
  liveMessage,
  type OnlineGives,
  type OnlineOp,
  type OnlineRead,
} from '@lorehall/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { type OpenServer, openServer, type ServerParts } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { Denied } from '../src/denied.ts'
import type { Door } from '../src/door.ts'
import type { Guest } from '../src/guest.ts'
import type { Log } from '../src/log.ts'
import { readSite, type Site } from '../src/site/site.ts'
import type { Person } from '../src/storage.ts'

export const PAGE = '<!doctype html><title>the hall</title>'
export const CODE = 'console.log("a candle")\n'.repeat(40)
export const TABLE = 'abcdefghij'

/** A folder like the one that the build makes. */
function builtSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'lorehall-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'nobody reads this')
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, '.sources'), 'ours')
  writeFileSync(join(dist, 'sw.js'), CODE)
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}')
  writeFileSync(join(dist, 'assets', 'index-abc123.js'), CODE)
  writeFileSync(join(dist, 'assets', 'face-abc123.woff2'), CODE)
  const site = readSite(dist)
  if (site === undefined) throw new Error('there is a site')
  return site
}

export interface Asked {
  readonly op: OnlineOp
  readonly body: unknown
  readonly person: string | null
}

/** A fake house. It knows people by their secret, notes what it is asked, and gives the replies that a test sets. */
export class SmallHouse implements Door {
  ticks = 0
  /** Notices on their way. */
  delivering: Promise<void> = Promise.resolve()
  readonly resident = 0
  readonly asked: Asked[] = []
  readonly guests = new Set<Guest>()
  readonly seen: string[] = []
  stopped = false
  /** The reply to an operation. By default, a reply that suits `me` and operations with an empty reply. */
  answer: (asked: Asked) => unknown = ({ op }) => (op === 'me' ? { me: null } : {})
  private readonly people = new Map<string, Person>()

  personOf(secret: string | null): Promise<Person | null> {
    return Promise.resolve(this.people.get(secret ?? '') ?? null)
  }

  introduce(name: string): Promise<{ person: Person; secret: string }> {
    const id = `p${this.people.size + 1}`
    const person: Person = { id, name, webhook: null, quiet: null, blocked: [], banned: false, created: 0 }
    const secret = `secret-of-${id}-0123456789abcdef`
    this.people.set(secret, person)
    return Promise.resolve({ person, secret })
  }

  recover(token: string): Promise<{ person: Person; secret: string }> {
    if (token !== 'right')
      return Promise.reject(new Denied('unknown-link', 'This link was used or is too old.'))
    return this.introduce('Recovered')
  }

  perform<O extends OnlineOp>(op: O, body: OnlineRead<O>, person: Person | null): Promise<OnlineGives<O>>
  async perform(op: OnlineOp, body: unknown, person: Person | null): Promise<unknown> {
    const asked = { op, body, person: person?.id ?? null }
    this.asked.push(asked)
    return this.answer(asked)
  }

  async *ownData({ name }: Person): AsyncGenerator<string> {
    yield '{"name":'
    yield JSON.stringify(name)
    yield '}'
  }

  enter(guest: Guest): Promise<void> {
    this.guests.add(guest)
    return Promise.resolve()
  }

  /** Why tables can't be watched; null: they can. */
  unwatchable: Error | null = null

  async watch(guest: Guest, table: string): Promise<void> {
    if (this.unwatchable !== null) throw this.unwatchable
    await Promise.resolve()
    this.seen.push(`watch ${table}`)
    guest.tell({ again: table })
  }

  unwatch(_guest: Guest, table: string): void {
    this.seen.push(`unwatch ${table}`)
  }

  attend(_guest: Guest, looking: boolean): void {
    this.seen.push(`attend ${looking}`)
  }

  exit(guest: Guest): void {
    this.guests.delete(guest)
  }

  tick(): Promise<void> {
    this.ticks++
    return Promise.resolve()
  }

  deliver(): Promise<void> {
    return this.delivering
  }

  stop(): Promise<void> {
    this.stopped = true
    return Promise.resolve()
  }
}

export interface Logged {
  readonly level: keyof Log
  readonly what: string
  readonly detail: object | undefined
}

export interface Opened {
  readonly server: OpenServer
  readonly house: SmallHouse
  readonly here: string
  readonly port: number
  readonly lines: Logged[]
}

export async function open(
  env: Record<string, string> = {},
  more: Partial<ServerParts> = {},
): Promise<Opened> {
  const house = new SmallHouse()
  const lines: Logged[] = []
  const say = (level: keyof Log) => (what: string, detail?: object) =>
    void lines.push({ level, what, detail })
  const log = { info: say('info'), warn: say('warn'), error: say('error') }
  const config = readConfig(env, tmpdir())
  const server = await openServer({
    house,
    site: builtSite(),
    config,
    log,
    version: '1.2.3',
    strict: true,
    ...more,
  })
  const port = await server.listen(0, '127.0.0.1')
  return { server, house, here: `http://127.0.0.1:${port}`, port, lines }
}

/** Opens a server for one test and stops it afterward. */
export async function openForTest(...args: Parameters<typeof open>): Promise<Opened> {
  const opened = await open(...args)
  onTestFinished(() => opened.server.stop())
  return opened
}

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
  json(): unknown
}

export interface Asking {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

/** Sends a request exactly as given: the path is not normalized, and no header is added. */
export function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Answer> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const asked = ask(
      { port, host: '127.0.0.1', path, method, headers: { ...type, ...headers } },
      (message) => {
        const pieces: Buffer[] = []
        message.on('data', (piece: Buffer) => pieces.push(piece))
        message.on('end', () => {
          const whole = Buffer.concat(pieces)
          resolve({
            status: message.statusCode ?? 0,
            headers: message.headers,
            body: whole,
            json: (): unknown => JSON.parse(whole.toString()),
          })
        })
        message.on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end(text)
  })
}

const parseToken: (text: string) => { token: string } = JSON.parse

/** Creates a person as a program does, with a token. */
export async function someone(port: number, name = 'Ada'): Promise<{ authorization: string }> {
  const answer = await send(port, '/api/me', { method: 'POST', body: { name, token: true } })
  const { token } = parseToken(answer.body.toString())
  return { authorization: `Bearer ${token}` }
}

/** The page's end of a live connection. */
export class Page {
  readonly received: LiveMessage[] = []
  readonly socket: WebSocket
  readonly closed: Promise<{ code: number; why: string }>
  private readonly waiting = new Set<() => void>()

  constructor(port: number, headers: Record<string, string> = {}, path = '/api/live') {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, why) => resolve({ code, why: why.toString() }))
    })
    this.socket.on('error', () => {})
    this.socket.on('message', (data: Buffer) => {
      this.received.push(liveMessage.parse(JSON.parse(data.toString())))
      for (const look of this.waiting) look()
    })
  }

  /** Resolves to the first message of that kind. */
  next(fits: (message: LiveMessage) => boolean): Promise<LiveMessage> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.received.find(fits)
        if (found === undefined) return
        this.waiting.delete(look)
        resolve(found)
      }
      this.waiting.add(look)
      look()
    })
  }

  hello(): Promise<LiveMessage> {
    return this.next((message) => 'hello' in message)
  }

  async ask(id: number, op: string, body?: unknown): Promise<LiveMessage> {
    this.socket.send(JSON.stringify({ id, op, body }))
    return this.next((message) => 'id' in message && message.id === id)
  }
}

/** The status with which a live connection is refused. */
export function refusedWith(page: Page): Promise<number> {
  return new Promise((resolve) => {
    page.socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0)
      request.destroy()
    })
  })
}
