// Loads the page again after an error, in the newest version that this device has.

/** By then a version that waits has taken over, or never will. */
const PATIENCE_MS = 3000

/**
 * Reloads the page. A version that waits takes over first: a page that is older than its server may not understand
 * what it is sent, and would break again.
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
