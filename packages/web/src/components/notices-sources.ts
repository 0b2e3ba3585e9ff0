// Notices that nobody asked for: from the host, and when a new version is ready. Listening starts before the first
// screen, because the host may report something right away.
import { host } from '../host/client.ts'
import { useNotices } from '../state/notices.ts'
import { useSettings } from '../state/settings.ts'
import type { TextKey } from '../text/en.ts'
import { tellIn } from '../text/language.ts'

const { tell } = useNotices.getState()

/** In the player's current language. */
const word = (key: TextKey) => tellIn(useSettings.getState().language, key)

host.onNotice((notice) =>
  tell({
    kind: notice.startsWith('thinks') ? 'news' : 'trouble',
    text: word(`notice.${notice}`),
    ...(notice === 'host-died' && { error: notice }),
  }),
)

async function offerNewVersions(): Promise<void> {
  const { awaitNewVersions } = await import('./new-version.ts')
  await awaitNewVersions((take) =>
    tell({
      kind: 'news',
      text: word('notice.update'),
      action: { label: word('notice.update.take'), run: take },
    }),
  )
}

/** The service worker is registered after the first screen is drawn. */
const AFTER_MS = 1500

// Only secure pages have service workers. Plain http pages and development builds work without one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => void offerNewVersions().catch(() => undefined), AFTER_MS))
}
