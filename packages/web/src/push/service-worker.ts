// The parts of a service worker that are used here. TypeScript's own types of it can't be mixed with those of a page.

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null
}

interface ClickEvent extends Lasting {
  readonly notification: Notification
}

export interface OpenPage {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
}

export interface ServiceWorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', hear: (event: ClickEvent) => void): void
}
