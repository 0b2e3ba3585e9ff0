// Reloads the page after an error, in the newest version this device has.

/** A waiting version that hasn't taken over by now never will. */
const PATIENCE_MS = 3000

/**
 * Reloads the page. A waiting version takes over first: a page that is older than its server may not understand the
 * server's messages and would break again.
 */
export async function reloadNewest(): Promise<void> {
  const registration = await registered().catch(() => undefined)
  const reload = () => location.reload()
  if ((registration?.waiting ?? null) === null) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, PATIENCE_MS)
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  // Only secure pages have service workers.
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}
