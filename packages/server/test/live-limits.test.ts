// Messages on a live connection are counted and measured before they are read. Messages that the server sends are
// charged to the caller who caused them, and the tables that a person's pages show are limited.
import { describe, expect, it } from 'vitest'
import { openForTest as open, Page, someone } from './carrier.ts'

const WIDE = { LOREHALL_LIMIT_BURST: '10000', LOREHALL_LIMIT_BURST_PER_PERSON: '10000' }

/** A request of this many bytes. */
const large = (id: number, size: number) =>
  `{"id":${id},"op":"say","body":{"text":"`.padEnd(size - 3, 'x') + '"}}'

async function greeted(port: number, headers: Record<string, string> = {}): Promise<Page> {
  const page = new Page(port, headers)
  await page.hello()
  return page
}

const refusal = (page: Page) => page.next((message) => 'ok' in message && !message.ok)

describe('before it is read', () => {
  it('every message is measured', async () => {
    const page = await greeted((await open(WIDE)).port)
    page.socket.send('x'.repeat(20_000))
    expect(await refusal(page)).toMatchObject({ id: 0, code: 'too-large' })
  })

  it('every message is counted', async () => {
    const limits = { LOREHALL_LIMIT_BURST: '2', LOREHALL_LIMIT_RATE: '1' }
    const page = await greeted((await open(limits, { now: () => 1_800_000_000_000 })).port)
    await page.ask(1, 'me')
    page.socket.send('{')
    expect(await refusal(page)).toMatchObject({ id: 0, code: 'too-fast' })
  })

  it('its id is found if the request begins with it', async () => {
    const page = await greeted((await open(WIDE)).port)
    for (const [text, id] of [
      [large(7, 20_000), 7],
      [` { "id" : 8 , "op": "${'x'.repeat(20_000)}"}`, 8],
      [`{"op":"${'x'.repeat(20_000)}","id":9}`, 0],
      [`{"id":-1,"op":"${'x'.repeat(20_000)}"}`, 0],
    ] as const) {
      page.received.length = 0
      page.socket.send(text)
      expect(await refusal(page)).toMatchObject({ id, code: 'too-large' })
    }
  })

  it('a connection that sends only too large messages is closed', async () => {
    const page = await greeted((await open(WIDE)).port)
    for (let id = 1; id <= 40; id++) page.socket.send(large(id, 63_000))
    expect(await page.closed).toMatchObject({ code: 1008 })
    expect(page.received.length).toBeLessThan(6)
  })
})

describe('a message from the server', () => {
  it('is charged to the caller who caused it, for every page that gets it', async () => {
    const limits = { LOREHALL_LIMIT_WORK_BURST_PER_PERSON: '150' }
    const { port, house } = await open(
      { ...WIDE, ...limits },
      { now: () => 1_800_000_000_000, strict: false },
    )
    const ada = await someone(port)
    const page = await greeted(port, ada)
    const others = await Promise.all(Array.from({ length: 20 }, () => greeted(port)))
    const news = { again: 'a-table' }
    house.answer = ({ op }) => {
      if (op === 'leave') for (let n = 0; n < 1000; n++) for (const guest of house.guests) guest.tell(news)
      return {}
    }
    expect(await page.ask(1, 'leave', { table: 'abcdefghij' })).toMatchObject({ ok: true })
    // 21 pages got a thousand messages, at a hundredth of a millisecond each.
    expect(await page.ask(2, 'leave', { table: 'abcdefghij' })).toMatchObject({
      ok: false,
      code: 'too-fast',
      message: expect.stringContaining('too much work') as unknown,
    })
    expect(await others[0]?.ask(1, 'me')).toMatchObject({ ok: true })
  })
})

describe('tables that pages show', () => {
  const table = (n: number) => `abcdefghij${n}`
  const watch = (page: Page, id: number, n: number) => page.ask(id, 'watch', { table: table(n) })

  it.each([
    ['LOREHALL_LIMIT_SHOWN_PER_PERSON', /^You have too many tables open/],
    ['LOREHALL_LIMIT_SHOWN_PER_ADDRESS', /^Too many tables are open in your network/],
  ])('%s counts all pages together', async (limit, says) => {
    const { port } = await open({ ...WIDE, [limit]: '3' })
    const ada = await someone(port)
    const [first, second] = [await greeted(port, ada), await greeted(port, ada)]
    expect(await watch(first, 1, 1)).toMatchObject({ ok: true })
    expect(await watch(first, 2, 2)).toMatchObject({ ok: true })
    expect(await watch(second, 1, 1)).toMatchObject({ ok: true })
    expect(await watch(second, 2, 2)).toMatchObject({
      ok: false,
      code: 'too-many',
      message: expect.stringMatching(says) as unknown,
    })
    // A table that is already shown may be watched again.
    expect(await watch(second, 3, 1)).toMatchObject({ ok: true })
    // A place is free again when a page leaves a table or closes.
    await first.ask(3, 'unwatch', { table: table(1) })
    expect(await watch(second, 4, 2)).toMatchObject({ ok: true })
    expect(await watch(second, 5, 3)).toMatchObject({ ok: false, code: 'too-many' })
    first.socket.terminate()
    let id = 6
    await expect.poll(async () => watch(second, id++, 3)).toMatchObject({ ok: true })
  })

  it('a table that could not be shown takes no place', async () => {
    const { port, house } = await open({ ...WIDE, LOREHALL_LIMIT_SHOWN_PER_ADDRESS: '1' })
    const page = await greeted(port)
    const show = house.watch.bind(house)
    house.watch = () => Promise.reject(new Error('there is none'))
    expect(await watch(page, 1, 1)).toMatchObject({ ok: false, code: 'trouble' })
    house.watch = show
    expect(await watch(page, 2, 2)).toMatchObject({ ok: true })
  })
})
