// The place of the news; what it looks like is fetched when there are any.
import { lazy, Suspense } from 'react'
import { useSession } from '../../state/session.ts'
import { useSettings } from '../../state/settings.ts'
import { useTold } from '../../table/told/use-told.ts'
import { useNews } from './news-store.ts'
import { useRoomy } from './use-narrow.ts'

const News = lazy(() => import('./news.tsx'))

/** I am asked, and what the others did before that can be told once more. */
function useAgain(): boolean {
  const told = useTold().steps.length > 0
  const asked = useSession(({ shown }) => shown !== null && shown.ask !== null && !shown.ask.aside)
  const shows = useSettings(({ speed, textView }) => speed !== 0 && !textView)
  return told && asked && shows
}

export function NewsLine() {
  const any = useNews(({ lines }) => lines.length > 0)
  const again = useAgain()
  // Over the edge of the board only what is news takes room.
  const roomy = useRoomy()
  if (!any && !(again && roomy)) return null
  return (
    <Suspense fallback={null}>
      <News again={again} />
    </Suspense>
  )
}
