// The part of the service worker that shows notices. The build writes it to a file of its own, which the service worker
// loads, so it can change without the rest of the client. It runs while no page is open.
import type { OpenPage, ServiceWorkerScope } from './service-worker.ts'

declare const self: ServiceWorkerScope

interface Notice {
  readonly title: string
  readonly body: string
  readonly url: string
}

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'body' in value &&
  typeof value.body === 'string' &&
  'url' in value &&
  typeof value.url === 'string'

const pathOf = (url: string) => new URL(url, self.location.origin).pathname

/** The pages that show this address. */
async function pagesAt(url: string): Promise<readonly OpenPage[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter((page) => pathOf(page.url) === pathOf(url))
}

async function show(notice: unknown): Promise<void> {
  if (!isNotice(notice)) return
  const { title, body, url } = notice
  const pages = await pagesAt(url)
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  // A notice replaces an earlier one about the same table.
  const tag = pathOf(url)
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: url })
}

async function open(url: unknown): Promise<void> {
  if (typeof url !== 'string') return
  const [page] = await pagesAt(url)
  await (page === undefined ? self.clients.openWindow(url) : page.focus())
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
