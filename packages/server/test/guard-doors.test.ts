// Limits on origins, rates and connections, and the security headers of every reply.
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openForTest as open, Page, refusedWith, send, someone, TABLE } from './carrier.ts'

describe('pages of other sites', () => {
  const foreign = ['http://evil.example', 'null', 'https://127.0.0.1', 'nonsense', 'http://127.0.0.1:1']

  it.each(foreign)('%s cannot change anything', async (origin) => {
    const { port } = await open()
    const answer = await send(port, '/api/me', { method: 'POST', body: { name: 'Eve' }, headers: { origin } })
    expect(answer.status).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'bad-origin' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each(foreign)('%s cannot connect', async (origin) => {
    const { port } = await open()
    expect(await refusedWith(new Page(port, { origin }))).toBe(403)
  })

  it('our own pages, programs and listed origins may', async () => {
    const { port } = await open({ LOREHALL_ORIGIN: 'https://play.example.org' })
    for (const origin of [`http://127.0.0.1:${port}`, 'https://play.example.org']) {
      await new Page(port, { origin }).hello()
      const answer = await send(port, '/api/me', {
        method: 'POST',
        body: { name: 'Ada' },
        headers: { origin },
      })
      expect(answer.status).toBe(200)
    }
    await new Page(port).hello()
    await someone(port)
  })

  it('if names are listed, pages under any other name are of another site', async () => {
    const headers = { origin: 'http://rebound.example', host: 'rebound.example' }
    const asking = { method: 'POST', body: { name: 'Eve' }, headers }
    const listed = await open({ LOREHALL_ORIGIN: 'https://play.example.org' })
    expect((await send(listed.port, '/api/me', asking)).status).toBe(403)
    expect(await refusedWith(new Page(listed.port, headers))).toBe(403)
    // Without a list, the server has any name that the network gives it.
    const home = await open()
    expect((await send(home.port, '/api/me', asking)).status).toBe(200)
  })

  it('behind a trusted proxy, the forwarded host name counts', async () => {
    const headers = { origin: 'https://lore.example', 'x-forwarded-host': 'lore.example' }
    const asking = { method: 'POST', body: { name: 'Ada' }, headers }
    const behind = await open({ LOREHALL_TRUST_PROXY: 'yes' })
    expect((await send(behind.port, '/api/me', asking)).status).toBe(200)
    const bare = await open()
    expect((await send(bare.port, '/api/me', asking)).status).toBe(403)
  })

  it('a live connection can be opened only at its own path', async () => {
    const { port } = await open()
    expect(await refusedWith(new Page(port, {}, '/api/dance'))).toBe(404)
    expect((await send(port, '/api/live')).status).toBe(426)
    // An upgrade to another protocol must not hang.
    const h2c = await send(port, '/api/health', { headers: { connection: 'upgrade', upgrade: 'h2c' } })
    expect(h2c.status).toBe(200)
  })
})

/** A clock that stands still, so that no allowance refills while a slow machine sends the requests. */
const STILL = { now: () => 1_800_000_000_000 }

describe('too fast', () => {
  it('from one address, over HTTP', async () => {
    let now = 1_800_000_000_000
    const opened = await open({ LOREHALL_LIMIT_BURST: '3', LOREHALL_LIMIT_RATE: '1' }, { now: () => now })
    const ask = async () => (await send(opened.port, '/api/me')).status
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
    expect((await send(opened.port, '/api/me')).headers['retry-after']).toBe('1')
    expect((await send(opened.port, '/')).status).toBe(200)
    now += 2000
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    expect(opened.lines.filter(({ what }) => what === 'too many requests')).toHaveLength(1)
  })

  it('by one person, from many addresses', async () => {
    const { port } = await open({ LOREHALL_LIMIT_BURST_PER_PERSON: '3', LOREHALL_TRUST_PROXY: '1' }, STILL)
    const ada = await someone(port)
    const statuses = []
    for (let n = 1; n <= 4; n++) {
      const headers = { ...ada, 'x-forwarded-for': `10.9.9.9, 192.0.2.${n}` }
      statuses.push((await send(port, '/api/me', { headers })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('on a live connection: refused, and closed if it goes on', async () => {
    const { port } = await open({ LOREHALL_LIMIT_BURST: '5', LOREHALL_LIMIT_RATE: '1' }, STILL)
    const page = new Page(port)
    await page.hello()
    for (let id = 1; id < 10; id++) void page.ask(id, 'me')
    expect(await page.ask(10, 'me')).toMatchObject({ ok: false, code: 'too-fast' })
    // Enough to be closed, too few to be cut off: a connection that is cut off may lose the close frame.
    for (let id = 11; id < 350; id++) void page.ask(id, 'me')
    expect(await page.closed).toMatchObject({ code: 1008 })
  })

  it('on a live connection: also for unreadable messages, and cut off if it ignores the close', async () => {
    const { port } = await open({ LOREHALL_TRUST_PROXY: '1' })
    const page = new Page(port, { 'x-forwarded-for': '192.0.2.1' })
    await page.hello()
    // The client never closes its end.
    page.socket.close = () => undefined
    let sent = 0
    const timer = setInterval(() => {
      for (let i = 0; i < 100 && sent < 50_000; i++, sent++) page.socket.send('{')
    }, 1)
    await page.closed
    clearInterval(timer)
    expect(page.received.length).toBeLessThan(300)
    const other = new Page(port, { 'x-forwarded-for': '192.0.2.2' })
    await other.hello()
    expect(await other.ask(1, 'me')).toMatchObject({ ok: true })
  })

  it('a forwarded address counts only behind a trusted proxy', async () => {
    const { port } = await open({ LOREHALL_LIMIT_BURST: '1', LOREHALL_LIMIT_RATE: '1' }, STILL)
    const ask = async (address: string) =>
      (await send(port, '/api/me', { headers: { 'x-forwarded-for': address } })).status
    expect([await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([200, 429])
  })

  it.each([
    ['with a port', ['192.0.2.1', '192.0.2.1:4711', '192.0.2.1:4712']],
    ['of IPv6 with a port', ['2001:db8:1:2::1', '[2001:db8:1:2::1]:4711', '[2001:db8:1:2::1]']],
    ['with zeros and without', ['2001:db8:1:2::1', '2001:0db8:0001:0002:0:0:0:1', '2001:DB8:1:2::0.0.0.9']],
    ['of IPv4 within IPv6', ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:c000:0201']],
    ['that is not valid, so the proxy counts', ['unknown', '_hidden', '127.0.0.1', 'x'.repeat(5000)]],
  ])('the same address counts once, however a proxy writes it: %s', async (_, written) => {
    const limits = { LOREHALL_TRUST_PROXY: '1', LOREHALL_LIMIT_BURST: '1', LOREHALL_LIMIT_RATE: '1' }
    const { port } = await open(limits, STILL)
    const sent: number[] = []
    for (const address of written) {
      const headers = { 'x-forwarded-for': `10.9.9.9, ${address}` }
      sent.push((await send(port, '/api/me', { headers })).status)
    }
    expect(sent).toEqual(written.map((_, n) => (n === 0 ? 200 : 429)))
  })

  it('too many stored bytes per day', async () => {
    const { port, house } = await open({ LOREHALL_LIMIT_BYTES_PER_PERSON: '1000' }, STILL)
    house.answer = () => ({})
    const ada = await someone(port)
    const say = async () => {
      const body = { text: 'x'.repeat(400), key: 'a-key-of-hers' }
      return (await send(port, `/api/tables/${TABLE}/chat`, { method: 'POST', body, headers: ada })).status
    }
    expect([await say(), await say(), await say()]).toEqual([200, 200, 429])
    house.answer = () => ({ tables: [] })
    expect((await send(port, '/api/tables', { headers: ada })).status).toBe(200)
  })

  it('too many new people, and too many guesses at codes', async () => {
    const { port, house } = await open({ LOREHALL_LIMIT_PEOPLE: '2', LOREHALL_LIMIT_GUESSES: '2' }, STILL)
    house.answer = ({ op }) => (op === 'find' ? { table: TABLE } : {})
    const come = async () => (await send(port, '/api/me', { method: 'POST', body: { name: 'A' } })).status
    expect([await come(), await come(), await come()]).toEqual([200, 200, 429])
    const guess = async () => (await send(port, '/api/codes/ABCDEF')).status
    expect([await guess(), await guess(), await guess()]).toEqual([200, 200, 429])
  })

  it.each([
    ['recovery links', '/api/me/recovery', { token: 'x', expires: 1 }],
    ['test notices', '/api/me/webhook/try', { delivered: true, said: '' }],
  ])('too many %s', async (_what, path, gives) => {
    const { port, house } = await open({ LOREHALL_LIMIT_GUESSES: '2' }, STILL)
    house.answer = () => gives
    const ada = await someone(port)
    const make = async () => (await send(port, path, { method: 'POST', headers: ada })).status
    expect([await make(), await make(), await make()]).toEqual([200, 200, 429])
  })
})

describe('reports', () => {
  const report = async (port: number, headers: Record<string, string>) => {
    const body = { text: 'odd', client: 'test' }
    return (await send(port, `/api/tables/${TABLE}/report`, { method: 'POST', body, headers })).status
  }

  it('are limited per person, from any address, and allowed again later', async () => {
    let now = 1_800_000_000_000
    const limits = { LOREHALL_LIMIT_REPORTS: '2', LOREHALL_TRUST_PROXY: '1' }
    const { port, house, lines } = await open(limits, { now: () => now })
    house.answer = ({ op }) => (op === 'report' ? { report: 'r1' } : { me: null })
    const ada = await someone(port)
    const from = (n: number) => report(port, { ...ada, 'x-forwarded-for': `192.0.2.${n}` })
    expect([await from(1), await from(2), await from(3)]).toEqual([200, 200, 429])
    expect((await send(port, '/api/me', { headers: ada })).status).toBe(200)
    expect(lines.filter(({ what }) => what === 'too many reports')).toHaveLength(1)
    now += 1_800_000
    expect([await from(4), await from(5)]).toEqual([200, 429])
  })

  it('are limited per address, for all people together', async () => {
    const { port, house } = await open({ LOREHALL_LIMIT_REPORTS: '2' })
    house.answer = () => ({ report: 'r1' })
    const people = [await someone(port), await someone(port), await someone(port)]
    const statuses = []
    for (const person of people) statuses.push(await report(port, person))
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('links to e-mail addresses', () => {
  const give = async (port: number, n: number, headers: Record<string, string>) => {
    const body = { address: `someone${n}@home.example` }
    return (await send(port, '/api/me/ways/mail', { method: 'POST', body, headers })).status
  }
  const way = { id: 1, kind: 'mail', address: 'x', label: '', confirmed: false, bounced: null }
  const mailed = { way, delivered: true, said: '250 kept' }

  it('are limited per person, from any address, and per address, for all people together', async () => {
    const limits = { LOREHALL_LIMIT_MAILS: '2', LOREHALL_TRUST_PROXY: '1' }
    const { port, house, lines } = await open(limits, STILL)
    house.answer = ({ op }) => (op === 'giveMail' ? mailed : { me: null })
    const people = [await someone(port), await someone(port), await someone(port)]
    const from = (n: number, person: number) =>
      give(port, n, { ...people[person], 'x-forwarded-for': `192.0.2.${n}` })
    expect([await from(1, 0), await from(2, 0), await from(3, 0)]).toEqual([200, 200, 429])
    expect([await from(1, 1), await from(1, 2)]).toEqual([200, 429])
    expect(lines.filter(({ what }) => what === 'too many mails')).toHaveLength(1)
  })

  it.each(['ada', 'ada@', 'a b@c.example', 'a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example'])(
    '%j is no address',
    async (address) => {
      const { port, house } = await open()
      const headers = await someone(port)
      const reply = await send(port, '/api/me/ways/mail', { method: 'POST', body: { address }, headers })
      expect(reply.status).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'bad-request' })
      expect(house.asked).toEqual([])
    },
  )
})

describe('too many live connections', () => {
  it.each([
    ['LOREHALL_LIMIT_CONNECTIONS', 'here'],
    ['LOREHALL_LIMIT_CONNECTIONS_PER_ADDRESS', 'in your network'],
  ])('%s: the page gets the reason, and can connect when there is room', async (limit, where) => {
    const { port, house } = await open({ [limit]: '2' })
    const pages = [new Page(port), new Page(port)]
    await Promise.all(pages.map((page) => page.hello()))
    const third = new Page(port)
    expect(await third.closed).toEqual({ code: 1013, why: `Too many pages are open ${where}.` })
    pages[0]?.socket.close()
    await expect.poll(() => house.guests.size).toBe(1)
    await new Page(port).hello()
  })
})

describe('the headers of every reply', () => {
  it.each([
    ['/', 'GET', 200],
    ['/missing.js', 'GET', 404],
    ['/%', 'GET', 400],
    ['/', 'POST', 405],
    ['/api/me', 'GET', 200],
    ['/api/me', 'DELETE', 401],
    ['/api/dance', 'GET', 404],
    ['/api/%', 'GET', 400],
    ['/api/health', 'GET', 200],
    ['/api/openapi.json', 'GET', 200],
    ['/api/live', 'GET', 426],
  ])('%s by %s', async (path, method, status) => {
    const { port } = await open()
    const answer = await send(port, path, { method })
    expect(answer.status).toBe(status)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/upgrade-insecure-requests|unsafe-|script-src|https?:|\*/)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers['permissions-policy']).toBeDefined()
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expect(answer.headers['x-powered-by']).toBeUndefined()
    const json = path.startsWith('/api/')
    expect(String(answer.headers['content-type']).startsWith('application/json')).toBe(json)
  })

  it('a caller who hangs up in the middle of a request is not logged as an error', async () => {
    const { port, lines } = await open()
    for (const head of [
      'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n',
      'GET /api/l',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(`${head}content-length: 1000\r\n\r\n{"name":`, () => socket.destroy())
        })
        socket.on('close', () => resolve())
      })
    }
    expect((await send(port, '/api/health')).status).toBe(200)
    expect(lines).toEqual([])
  })

  it('logs once that a proxy should be configured', async () => {
    const { port, lines } = await open()
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    await send(port, '/', { headers })
    await send(port, '/', { headers })
    expect(lines.map(({ what }) => what)).toEqual([expect.stringContaining('LOREHALL_TRUST_PROXY')])
  })

  it('invalid HTTP gets a 400 and nothing else', async () => {
    const { port } = await open()
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write('DANCE WITH ME\r\n\r\n'))
      socket.on('data', (piece) => (text += piece.toString()))
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('could not be read')
  })
})

describe('a client that keeps its half of a connection open', () => {
  const upgrade = [
    'GET /api/elsewhere HTTP/1.1',
    'host: here',
    'connection: upgrade',
    'upgrade: websocket',
    '',
    '',
  ]

  it.each([
    ['invalid HTTP', 'DANCE WITH ME\r\n\r\n'],
    ['a live connection at a wrong path', upgrade.join('\r\n')],
  ])('and goes on sending after the reply is cut off: %s', async (_what, words) => {
    const { port } = await open()
    const drips = await new Promise<number>((resolve) => {
      let sent = 0
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(words))
      const timer = setInterval(() => {
        if (sent++ < 200) socket.write('x')
        else socket.destroy()
      }, 20)
      socket.on('error', () => undefined)
      socket.on('data', () => undefined)
      socket.on('close', () => {
        clearInterval(timer)
        resolve(sent)
      })
    })
    expect(drips).toBeLessThan(200)
  })
})
