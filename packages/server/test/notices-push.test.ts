// Web push: what a browser reads, how the push service knows the server, and subscriptions that have ended.
import { describe, expect, onTestFinished, test } from 'vitest'
import { encrypted } from '../src/notices/aes128gcm.ts'
import type { HouseParts } from '../src/house.ts'
import { GAME } from './kit/game.ts'
import { begin, entered, gather, look, openHouse, playOn, someone, type TestHouse } from './kit/house.ts'
import { type Browser, PushService } from './kit/push-service.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a notice is encrypted as in the example of RFC 8291', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const fresh = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  }
  const text = Buffer.from('When I grow up, I want to be a watermelon')
  expect(encrypted(text, keys, fresh).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

async function openService(): Promise<PushService> {
  const service = await PushService.open()
  onTestFinished(() => service.close())
  return service
}

/** A person with a device that notifies them. */
async function withDevice(parts: Partial<HouseParts> = {}) {
  const hall = openHouse(parts)
  const service = await openService()
  const ada = await someone(hall, 'Ada')
  const browser = service.browser()
  const { way } = await hall.house.perform('subscribe', subscription(browser), ada)
  return { hall, service, ada, browser, way }
}

const subscription = ({ address, keys }: Browser) => ({ address, keys, label: 'Firefox on Linux' })

/** A table where Ada's turn begins while she is away. Returns its id. */
async function turnOf(hall: TestHouse, browser: Browser): Promise<string> {
  const gathered = await gather(hall, ['Bo', 'Cy'])
  const [, cy = null] = gathered.people
  await hall.house.perform('subscribe', subscription(browser), cy)
  await begin(hall, gathered)
  for (let i = 0; i < 200; i++) {
    if ((await look(hall, gathered.table, null)).waiting.includes(1)) break
    await playOn(hall, gathered, 1)
  }
  return gathered.table
}

describe('a device', () => {
  test('is sent title, text and address of the table, by a server that the push service knows', async () => {
    const { hall, ada, browser, way } = await withDevice({ address: 'https://play.example.org' })
    expect(await hall.house.perform('tryWay', { way: way.id }, ada)).toEqual({
      delivered: true,
      said: 'it answered 201',
    })
    const { pushKey, ways } = await hall.house.perform('ways', {}, ada)
    expect(ways).toEqual([way])
    const [{ notice, claims, headers } = {}] = browser.pushed
    expect(notice).toEqual({
      title: 'Lorehall',
      body: 'Ada, Lorehall can reach you here.',
      url: '/settings#online',
    })
    expect(claims).toEqual({
      aud: new URL(browser.address).origin,
      exp: hall.clock.now / 1000 + 43_200,
      sub: 'https://play.example.org',
    })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(headers?.authorization).toContain(`k=${pushKey}`)

    const table = await turnOf(hall, browser)
    await hall.house.deliver()
    expect(browser.pushed[1]).toMatchObject({
      notice: { title: GAME.title, body: "Cy, it's your turn.", url: `/t/${table}` },
      headers: { topic: table },
    })
  })

  test('keeps its subscription when the server starts again: the key is the same', async () => {
    const { hall, ada, browser, way } = await withDevice()
    const { pushKey } = await hall.house.perform('ways', {}, ada)
    await hall.reopen()
    expect(await hall.house.perform('ways', {}, ada)).toEqual({ ways: [way], pushKey, mail: false })
    await hall.house.perform('tryWay', { way: way.id }, ada)
    expect(browser.pushed).toHaveLength(1)
  })

  test.each([404, 410])('that has unsubscribed (%i) is forgotten with its letters', async (status) => {
    const { hall, service, browser } = await withDevice()
    await turnOf(hall, browser)
    service.status = status
    await hall.house.deliver()
    hall.clock.now += 3_600_000
    service.status = 201
    await hall.house.deliver()
    expect(browser.pushed).toEqual([])
  })

  test('whose push service is out of order gets the notice later', async () => {
    const { hall, service, browser } = await withDevice()
    await turnOf(hall, browser)
    service.status = 503
    await hall.house.deliver()
    service.status = 201
    hall.clock.now += 60_000
    await hall.house.deliver()
    expect(browser.pushed).toHaveLength(1)
  })

  test('can be removed by its person, and by nobody else', async () => {
    const { hall, ada, way } = await withDevice()
    const eve = await someone(hall, 'Eve')
    await hall.house.perform('dropWay', { way: way.id }, eve)
    await expect(hall.house.perform('tryWay', { way: way.id }, eve)).rejects.toMatchObject({
      code: 'not-found',
    })
    expect((await hall.house.perform('ways', {}, ada)).ways).toEqual([way])
    await hall.house.perform('dropWay', { way: way.id }, ada)
    expect((await hall.house.perform('ways', {}, ada)).ways).toEqual([])
  })

  test('is gone with the data of its person', async () => {
    const { hall, ada } = await withDevice()
    await hall.house.perform('forget', {}, ada)
    expect(await hall.storage.ways(ada.id)).toEqual([])
  })
})

describe('a subscription is refused', () => {
  test('if its address is not public https, unless the settings allow it', async () => {
    const hall = openHouse({ webhooks: 'public' })
    const ada = await someone(hall, 'Ada')
    const browser = (await openService()).browser()
    const subscribe = (address: string) =>
      hall.house.perform('subscribe', { ...subscription(browser), address }, ada)
    await expect(subscribe(browser.address)).rejects.toMatchObject({ code: 'bad-webhook' })
    // This name could lead anywhere, so its addresses are checked with each notice.
    const { way } = await subscribe(browser.address.replace(/^http:..127.0.0.1/, 'https://localhost'))
    expect(await hall.house.perform('tryWay', { way: way.id }, ada)).toEqual({
      delivered: false,
      said: 'it could not be reached on the open internet',
    })
  })

  test('if this server posts no notices, or nothing could be encrypted for it', async () => {
    const silent = openHouse({ webhooks: 'off' })
    const browser = (await openService()).browser()
    const ada = await someone(silent, 'Ada')
    expect(await silent.house.perform('ways', {}, ada)).toMatchObject({ ways: [], pushKey: null })
    await expect(silent.house.perform('subscribe', subscription(browser), ada)).rejects.toMatchObject({
      code: 'bad-webhook',
    })
    const hall = openHouse()
    const keys = { ...browser.keys, p256dh: 'A'.repeat(87) }
    const bo = await someone(hall, 'Bo')
    await expect(
      hall.house.perform('subscribe', { ...subscription(browser), keys }, bo),
    ).rejects.toMatchObject({ code: 'bad-request' })
  })
})

test('a visible page of the table keeps the device quiet, a hidden one does not', async () => {
  const { hall, browser } = await withDevice()
  const gathered = await gather(hall, ['Bo', 'Cy'])
  const { table, people } = gathered
  const [, cy = null] = people
  await hall.house.perform('subscribe', subscription(browser), cy)
  const page = await entered(hall, cy, table)
  await begin(hall, gathered)
  const turns = async (times: number) => {
    for (let i = 0; i < times; i++) await playOn(hall, gathered, 1)
    await hall.house.deliver()
    return browser.pushed.length
  }
  expect(await turns(30)).toBe(0)
  hall.house.attend(page, false)
  expect(await turns(30)).toBeGreaterThan(0)
})
