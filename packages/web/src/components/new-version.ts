// Registers the service worker and offers to switch to a newer version.

/** The build writes it next to the page. */
const WORKER = '/sw.js'

/** Registers the service worker. When a newer version is ready, calls `offer` with a function that activates it. */
export async function awaitNewVersions(offer: (take: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(WORKER)
  const look = () => {
    // The first service worker replaces nothing.
    if (registration.waiting === null || serviceWorker.controller === null) return
    // If it was activated in another tab, it controls this tab too and this page's old files are gone: reload.
    serviceWorker.addEventListener('controllerchange', reload)
    offer(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }))
  }
  const listen = () => registration.installing?.addEventListener('statechange', look)
  look()
  listen()
  registration.addEventListener('updatefound', listen)
}

const reload = () => location.reload()
