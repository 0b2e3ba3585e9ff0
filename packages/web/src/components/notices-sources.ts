// Where notices come from by themselves: the host, and a new version that waits to be let in.
// Listening starts with the page, before the first screen: the host may speak at once.
import { host } from '../host/client.ts'
import { useNotices } from '../state/notices.ts'
import { tellIn } from '../text/language.ts'

const { tell } = useNotices.getState()

host.onNotice((notice) => tell({ kind: 'trouble', text: tellIn('en', `notice.${notice}`) }))

async function offerNewVersions(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register')
  const renew = registerSW({
    onNeedRefresh: () =>
      tell({
        kind: 'news',
        text: tellIn('en', 'notice.update'),
        action: { label: tellIn('en', 'notice.update.take'), run: () => void renew(true) },
      }),
  })
}

// Only secure pages have service workers; play over plain http needs none.
if ('serviceWorker' in navigator) void offerNewVersions().catch(() => undefined)
