// Where notices come from by themselves: the host, and a new version that waits to be let in.
// Listening starts with the page, before the first screen: the host may speak at once.
import { host } from '../host/client.ts'
import { useNotices } from '../state/notices.ts'
import { useSettings } from '../state/settings.ts'
import type { TextKey } from '../text/en.ts'
import { tellIn } from '../text/language.ts'

const { tell } = useNotices.getState()

/** In the language that is read now. */
const word = (key: TextKey) => tellIn(useSettings.getState().language, key)

host.onNotice((notice) =>
  tell({
    kind: 'trouble',
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

/** The first screen comes first: what serves later visits waits until it stands. */
const AFTER_MS = 1500

// Only secure pages have service workers; play over plain http needs none, nor does a page under work.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => void offerNewVersions().catch(() => undefined), AFTER_MS))
}
