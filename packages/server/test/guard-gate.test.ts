// Every HTTP request is counted, whatever it asks for; refusals cost little, and who goes on is hung up on.
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { Gate } from '../src/guard/gate.ts'
import { Porter } from '../src/porter.ts'
import { openForTest as open, Page, refusedWith, send, SmallHouse } from './carrier.ts'
import { quiet } from './kit/house.ts'

describe('is counted', () => {
  it.each([
    ['the page', '/', 'FILES', 200],
    ['a file', '/assets/index-abc123.js', 'FILES', 200],
    ['a file that is not there', '/missing.js', 'FILES', 404],
    ['what is no path', '/%', 'FILES', 400],
    ['a request', '/api/me', '', 200],
    ['a request that does not exist', '/api/nothing', '', 404],
    ['a request that is no path', '/api/%', '', 400],
    ['the description of all requests', '/api/openapi.json', '', 200],
    ['the question whether all is well', '/api/health', '', 200],
    ['a live connection that is none', '/api/live', '', 426],
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
      files ? /^These are more files than/ : /^\{"code":"too-fast","message":"These are more requests than/,
    )
    // One kind does not take from the other.
    expect((await send(port, files ? '/api/me' : '/')).status).toBe(200)
  })
})

it('a household that opens the page together is refused nothing', async () => {
  const { port } = await open({}, { now: () => 1_800_000_000_000 })
  const visit = async () => {
    const files = Array.from({ length: 60 }, () => send(port, '/assets/index-abc123.js'))
    const asked = Array.from({ length: 12 }, () => send(port, '/api/me'))
    return (await Promise.all([...files, ...asked])).map(({ status }) => status)
  }
  const statuses = await Promise.all(Array.from({ length: 8 }, visit))
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
})

/** A connection on which one request is sent after the other. */
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

  /** The heads of all answers so far. */
  get heads(): string[] {
    return this.text.split('HTTP/1.1 ').slice(1)
  }

  /** Asks so often without waiting, and waits for all answers, or the end. */
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
  it('is the end of it, and what is sent meanwhile is not read', async () => {
    const limits = { LOREHALL_LIMIT_BURST: '1', LOREHALL_LIMIT_RATE: '1' }
    const { port, house } = await open(limits, { now: () => 1_800_000_000_000 })
    const kept = new Kept(port)
    await kept.ask()
    for (let n = 0; n < 3; n++) await kept.ask(6)
    expect(statuses(kept)).toEqual([200, ...Array.from({ length: 18 }, () => 429)])
    expect(kept.heads.some((head) => /connection: close/i.test(head))).toBe(false)
    // The twentieth refusal is the last answer.
    await kept.ask(12)
    await kept.closed
    expect(statuses(kept)).toEqual([200, ...Array.from({ length: 20 }, () => 429)])
    expect(kept.heads.at(-1)).toMatch(/connection: close/i)
    expect(house.asked).toHaveLength(1)
  })

  it('is not read any more, however much is sent until the end', async () => {
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

  it('does not end a connection on which something is granted in between', async () => {
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

  it('a live connection is refused late, so that nobody comes again at once', async () => {
    const limits = { LOREHALL_LIMIT_BURST: '1', LOREHALL_LIMIT_RATE: '1' }
    const { port } = await open(limits, { now: () => 1_800_000_000_000 })
    await send(port, '/api/me')
    const before = performance.now()
    expect(await refusedWith(new Page(port))).toBe(429)
    expect(performance.now() - before).toBeGreaterThan(900)
  })
})

describe('in turn', () => {
  /** A request as the server hands it on, from that address. */
  function asking(address: string): [IncomingMessage, ServerResponse] {
    const request = new IncomingMessage(new Socket())
    request.url = '/'
    request.headers['x-forwarded-for'] = address
    return [request, new ServerResponse(request)]
  }

  it('an address that asks for much is not served before one that asks for little', async () => {
    const { limits } = readConfig({}, '')
    const house = new SmallHouse()
    const porter = new Porter({ house, limits, log: quiet, now: Date.now, strict: false })
    const served: string[] = []
    const all = Promise.withResolvers<void>()
    const listener = new Gate({ porter, proxies: 1 }).before(({ headers }) => {
      served.push(String(headers['x-forwarded-for']))
      if (served.length === 501) all.resolve()
    })
    for (let n = 0; n < 500; n++) listener(...asking('192.0.2.1'))
    listener(...asking('192.0.2.2'))
    // Nothing is served in the turn of the event loop in which it comes.
    expect(served).toEqual([])
    await all.promise
    expect(served.indexOf('192.0.2.2')).toBeLessThan(3)
  })
})

describe('the description of all requests', () => {
  it('is packed, and not sent again to whoever has it', async () => {
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
