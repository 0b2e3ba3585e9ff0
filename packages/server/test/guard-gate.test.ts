// Every HTTP request is counted. Refusals cost little, and a client that goes on is cut off.
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { Gate } from '../src/guard/gate.ts'
import { Gateway } from '../src/gateway.ts'
import { Measures } from '../src/metrics/measures.ts'
import { openForTest as open, Page, refusedWith, send, SmallHouse } from './carrier.ts'
import { quiet } from './kit/house.ts'

describe('is counted', () => {
  it.each([
    ['the page', '/', 'FILES', 200],
    ['a file', '/assets/index-abc123.js', 'FILES', 200],
    ['a missing file', '/missing.js', 'FILES', 404],
    ['an invalid path', '/%', 'FILES', 400],
    ['a request', '/api/me', '', 200],
    ['an unknown operation', '/api/nothing', '', 404],
    ['an invalid path of the API', '/api/%', '', 400],
    ['the description of the API', '/api/openapi.json', '', 200],
    ['the health check', '/api/health', '', 200],
    ['the metrics', '/metrics', 'FILES', 200],
    ['a live connection without an upgrade', '/api/live', '', 426],
  ])('%s', async (_what, path, budget, status) => {
    const files = budget === 'FILES'
    const names = files
      ? ['LOREHALL_LIMIT_FILES', 'LOREHALL_LIMIT_FILES_BURST']
      : ['LOREHALL_LIMIT_RATE', 'LOREHALL_LIMIT_BURST']
    const limits = Object.fromEntries(names.map((name, i) => [name, String(i + 1)]))
    const { port } = await open(limits, { now: () => 1_800_000_000_000 })
    const ask = () => send(port, path)
    expect([(await ask()).status, (await ask()).status]).toEqual([status, status])
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(refused.body.toString()).toMatch(
      files ? /^Too many files/ : /^\{"code":"too-fast","message":"Too many requests/,
    )
    // Files and API requests have separate budgets.
    expect((await send(port, files ? '/api/me' : '/')).status).toBe(200)
  })
})

it('a household that opens the page at the same time is not refused', async () => {
  const { port } = await open({}, { now: () => 1_800_000_000_000 })
  const visit = async () => {
    const files = Array.from({ length: 60 }, () => send(port, '/assets/index-abc123.js'))
    const asked = Array.from({ length: 12 }, () => send(port, '/api/me'))
    return (await Promise.all([...files, ...asked])).map(({ status }) => status)
  }
  const statuses = await Promise.all(Array.from({ length: 8 }, visit))
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
})

/** A connection that is used for one request after another. */
class Kept {
  readonly socket: Socket
  readonly closed: Promise<void>
  private text = ''
  private heard = () => {}

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1')
    this.socket.on('error', () => {})
    this.socket.on('data', (piece) => {
      this.text += piece.toString()
      this.heard()
    })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', () => {
        this.heard()
        resolve()
      })
    })
  }

  /** The heads of all replies so far. */
  get heads(): string[] {
    return this.text.split('HTTP/1.1 ').slice(1)
  }

  /** Sends this many requests without waiting, then waits for all replies or the end of the connection. */
  async ask(times = 1): Promise<void> {
    const until = this.heads.length + times
    this.socket.write('GET /api/me HTTP/1.1\r\nhost: here\r\n\r\n'.repeat(times))
    await new Promise<void>((resolve) => {
      this.heard = () => {
        if (this.heads.length >= until || this.socket.closed) resolve()
      }
      this.heard()
    })
  }
}

const statuses = ({ heads }: Kept) => heads.map((head) => Number(head.slice(0, 3)))

describe('refused again and again on one connection', () => {
  it('ends the connection, and later requests are not read', async () => {
    const limits = { LOREHALL_LIMIT_BURST: '1', LOREHALL_LIMIT_RATE: '1' }
    const { port, house } = await open(limits, { now: () => 1_800_000_000_000 })
    const kept = new Kept(port)
    await kept.ask()
    for (let n = 0; n < 3; n++) await kept.ask(6)
    expect(statuses(kept)).toEqual([200, ...Array.from({ length: 18 }, () => 429)])
    expect(kept.heads.some((head) => /connection: close/i.test(head))).toBe(false)
    // The 20th refusal is the last reply.
    await kept.ask(12)
    await kept.closed
    expect(statuses(kept)).toEqual([200, ...Array.from({ length: 20 }, () => 429)])
    expect(kept.heads.at(-1)).toMatch(/connection: close/i)
    expect(house.asked).toHaveLength(1)
  })

  it('stops reading, however much is sent until the end', async () => {
    const limits = { LOREHALL_LIMIT_BURST: '1', LOREHALL_LIMIT_RATE: '1' }
    const { port, server } = await open(limits, { now: () => 1_800_000_000_000 })
    const read: Socket[] = []
    server.app.server.on('connection', (socket: Socket) => read.push(socket))
    const kept = new Kept(port)
    for (let n = 0; n < 19; n++) await kept.ask()
    const more = 'GET /api/me HTTP/1.1\r\nhost: here\r\n\r\n'.repeat(1000)
    const flood = setInterval(() => kept.socket.write(more), 1)
    await kept.closed
    clearInterval(flood)
    expect(kept.socket.bytesWritten).toBeGreaterThan(20 * more.length)
    expect(read[0]?.bytesRead).toBeLessThan(8 * more.length)
  })

  it('does not end a connection if a request is accepted in between', async () => {
    let now = 1_800_000_000_000
    const limits = { LOREHALL_LIMIT_BURST: '1', LOREHALL_LIMIT_RATE: '1' }
    const { port } = await open(limits, { now: () => now })
    const kept = new Kept(port)
    for (let n = 0; n < 4; n++) {
      await kept.ask(12)
      now += 1000
    }
    const round = [200, ...Array.from({ length: 11 }, () => 429)]
    expect(statuses(kept)).toEqual([...round, ...round, ...round, ...round])
    kept.socket.destroy()
  })

  it('a live connection is refused late, so that nobody tries again immediately', async () => {
    const limits = { LOREHALL_LIMIT_BURST: '1', LOREHALL_LIMIT_RATE: '1' }
    const { port } = await open(limits, { now: () => 1_800_000_000_000 })
    await send(port, '/api/me')
    const before = performance.now()
    expect(await refusedWith(new Page(port))).toBe(429)
    expect(performance.now() - before).toBeGreaterThan(900)
  })
})

describe('in turn', () => {
  /** A request from that address, as Node passes it on. */
  function asking(address: string): [IncomingMessage, ServerResponse] {
    const request = new IncomingMessage(new Socket())
    request.url = '/'
    request.headers['x-forwarded-for'] = address
    return [request, new ServerResponse(request)]
  }

  it('an address with many requests is not served before one with few', async () => {
    const { limits } = readConfig({}, '')
    const house = new SmallHouse()
    const measures = new Measures()
    const gateway = new Gateway({ house, limits, log: quiet, now: Date.now, strict: false, measures })
    const served: string[] = []
    const all = Promise.withResolvers<void>()
    const listener = new Gate({ gateway, proxies: 1, measures }).before(({ headers }) => {
      served.push(String(headers['x-forwarded-for']))
      if (served.length === 501) all.resolve()
    })
    for (let n = 0; n < 500; n++) listener(...asking('192.0.2.1'))
    listener(...asking('192.0.2.2'))
    // No request is served in the turn of the event loop in which it arrives.
    expect(served).toEqual([])
    await all.promise
    expect(served.indexOf('192.0.2.2')).toBeLessThan(3)
  })
})

describe('the description of the API', () => {
  it('is compressed, and not sent again if the browser has it', async () => {
    const { port } = await open()
    const whole = await send(port, '/api/openapi.json')
    const ask = (headers: Record<string, string>) => send(port, '/api/openapi.json', { headers })
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body)).toEqual(whole.body)
    const gzip = await ask({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body)).toEqual(whole.body)
    expect(br.body.length * 4).toBeLessThan(whole.body.length)
    const etag = String(whole.headers['etag'])
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask({ 'if-none-match': known })
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0])
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  })
})
