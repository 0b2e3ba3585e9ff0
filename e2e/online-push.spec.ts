// Notifications on a device: asked for by a click, shown by the service worker while no page shows the table, and
// leading there. The push service of the browser is out of reach, so its subscription is one of our own push service,
// and what that receives is handed to the service worker by the browser's own tools.
import type { CDPSession, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { ELSEWHERE } from './chromium.ts'
import { type Browser, PushService } from '../packages/server/test/kit/push-service.ts'
import {
  asked,
  button,
  expect,
  openPeople,
  playOut,
  playTo,
  setTable,
  sitDown,
  start,
  test,
  toTogether,
} from './guests.ts'
import { tooSmall } from './look.ts'
import { Sitter } from './sitter.ts'

/** The smallest target for a finger, in CSS pixels, minus half a pixel for rounding. */
const FINGER = 39.5

test.use({ games: 'toy', settings: { LOREHALL_WEBHOOKS: 'any' }, serviceWorkers: 'allow' })

/** Runs in the page: its browser subscribes to our push service. */
function subscribing({ address, keys }: Pick<Browser, 'address' | 'keys'>): void {
  const kept = 'subscribed-under-test'
  const subscription = {
    endpoint: address,
    toJSON: () => ({ endpoint: address, keys }),
    unsubscribe: () => Promise.resolve(localStorage.removeItem(kept)),
  }
  Object.assign(PushManager.prototype, {
    subscribe: () => {
      localStorage.setItem(kept, '')
      return Promise.resolve(subscription)
    },
    getSubscription: () => Promise.resolve(localStorage.getItem(kept) === null ? null : subscription),
  })
}

/** Delivers messages to the service worker of a page, as its browser would. */
class Deliveries {
  private readonly session: CDPSession
  private readonly origin: string
  private readonly registrationId: string

  private constructor(session: CDPSession, origin: string, registrationId: string) {
    this.session = session
    this.origin = origin
    this.registrationId = registrationId
  }

  static async to(page: Page): Promise<Deliveries> {
    const { origin } = new URL(page.url())
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const session = await page.context().newCDPSession(page)
    const id = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const found = registrations.find(
          ({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin),
        )
        if (found !== undefined) resolve(found.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    return new Deliveries(session, origin, await id)
  }

  async deliver(notice: unknown): Promise<void> {
    const { origin, registrationId } = this
    await this.session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(notice),
    })
  }
}

/** The notifications that are shown, as text. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications()
    return notices.map(({ title, body }) => `${title}: ${body}`)
  })

/** The part of the service worker that a click on a notification goes through. */
interface Clicked {
  readonly clients: { openWindow: (url: string) => Promise<void> }
  readonly registration: ServiceWorkerRegistration
  readonly NotificationEvent: new (type: string, of: { readonly notification: unknown }) => Event
  dispatchEvent(event: Event): boolean
}

/** Clicks the notification. Returns the address that opens: without a real click, the browser opens none. */
async function click(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('there is no service worker')
  const scope = await worker.evaluateHandle<Clicked>('self')
  return scope.evaluate(async ({ clients, registration, NotificationEvent, dispatchEvent }) => {
    const [notification] = await registration.getNotifications()
    return new Promise<string>((resolve) => {
      clients.openWindow = (url) => Promise.resolve(resolve(url))
      dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    })
  })
}

/** Gives the person of this page a name, and opens the settings. */
async function named(page: Page): Promise<void> {
  await toTogether(page)
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name: 'Ada' }) })
  })
  await page.goto('/settings')
}

test('a device notifies its player, and leads to the table', async ({ guest }) => {
  const service = await PushService.open()
  const browser = service.browser()
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const { page } = ada
  await page.context().addInitScript(subscribing, { address: browser.address, keys: browser.keys })
  const path = await setTable(page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(page)
  await playTo([ada, ben], ben)

  await page.goto('/settings')
  const { origin } = new URL(page.url())
  await page.context().grantPermissions(['notifications'], { origin })
  await page.reload()
  await button(page, 'Notify this device').click()
  await expect(page.getByText('This device notifies you.')).toBeVisible()
  await button(page, 'Test it').click()
  await expect(page.getByText('It was sent to this device: it answered 201')).toBeVisible()
  expect(browser.pushed[0]?.notice).toMatchObject({ body: 'Ada, Lorehall can reach you here.' })
  expect(await findings(page, 'all', '#online')).toEqual([])

  // Ada is elsewhere when her turn begins.
  const deliveries = await Deliveries.to(page)
  await playOut(ben)
  await expect.poll(() => browser.pushed.length).toBe(2)
  const { notice } = browser.pushed[1] ?? {}
  expect(notice).toMatchObject({ body: "Ada, it's your turn.", url: path })
  await deliveries.deliver(notice)
  await expect.poll(() => shown(page)).toEqual([expect.stringContaining("Ada, it's your turn.")])
  const url = await click(page)
  expect(url).toBe(path)
  await expect.poll(() => shown(page)).toEqual([])
  await page.goto(url)
  expect(await asked([ada])).toBe(ada)

  // A visible page of the table needs no notification about it, only about others.
  await deliveries.deliver(notice)
  await deliveries.deliver({ title: 'Elsewhere', body: 'your turn', url: '/t/another' })
  await expect.poll(() => shown(page)).toEqual(['Elsewhere: your turn'])

  // At the table, she chooses to be reminded only.
  await openPeople(page)
  const dialog = page.getByRole('dialog', { name: 'Players' })
  await expect(dialog.getByText('This device notifies you.')).toBeVisible()
  await dialog.getByLabel('Only reminders').check()
  await page.reload()
  await openPeople(page)
  await expect(dialog.getByLabel('Only reminders')).toBeChecked()
  expect(await findings(page, 'all', 'dialog[open]')).toEqual([])

  await button(page, 'Stop notifying').click()
  await expect(button(page, 'Notify this device')).toBeVisible()
  service.close()
})

test('quiet hours are kept with the player', async ({ guest }) => {
  const page = await guest()
  await named(page)
  const times = () => Promise.all(['From', 'Until'].map((label) => page.getByLabel(label).inputValue()))
  await page.getByRole('switch', { name: 'Quiet hours' }).check()
  await page.getByLabel('From').fill('23:30')
  await page.getByLabel('Until').fill('07:15')
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel('Until').blur()
  await kept
  await page.reload()
  await expect(page.getByLabel('From')).toBeVisible()
  expect(await times()).toEqual(['23:30', '07:15'])
  expect(await findings(page, 'all', '#online')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(tooSmall, ['#online button, #online input', FINGER] as const)).toEqual([])
  await page.getByRole('switch', { name: 'Quiet hours' }).uncheck()
  await expect(page.getByLabel('From')).toHaveCount(0)
})

test('a device that cannot notify says why', async ({ guest, hall }) => {
  const { port } = new URL(hall.here)
  const plain = await guest(`http://${ELSEWHERE}:${port}`)
  await named(plain)
  await expect(plain.getByText(/needs a secure address/)).toBeVisible()

  const denied = await guest()
  await denied.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
  })
  await named(denied)
  await expect(denied.getByText(/You blocked notifications for this site/)).toBeVisible()

  const apple = await guest()
  await apple.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager')
    Object.assign(Navigator.prototype, { standalone: false })
  })
  await named(apple)
  await expect(apple.getByText(/add Lorehall to the Home Screen/)).toBeVisible()
  for (const page of [plain, denied, apple]) await expect(button(page, 'Notify this device')).toHaveCount(0)
})
