// The service worker that serves later visits, and the newer one that waits to be let in.

/** The build lays it beside the page. */
const WORKER = '/sw.js'

/** Starts it; when a newer version waits, `offer` is told how to take it. */
export async function awaitNewVersions(offer: (take: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(WORKER)
  const look = () => {
    // The first of all takes nobody's place.
    if (registration.waiting === null || serviceWorker.controller === null) return
    // Taken in another tab it serves this one, too: what this page is made of is gone.
    serviceWorker.addEventListener('controllerchange', reload)
    offer(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }))
  }
  const listen = () => registration.installing?.addEventListener('statechange', look)
  look()
  listen()
  registration.addEventListener('updatefound', listen)
}

const reload = () => location.reload()
