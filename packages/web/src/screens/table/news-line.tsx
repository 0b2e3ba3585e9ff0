// The place of the news; what it looks like is fetched when there are any. A phone has a button for what the
// others did, and shows it over the stage.
import { lazy, Suspense } from 'react'
import { useSettings } from '../../state/settings.ts'
import { useNews } from './news-store.ts'
import { useDid } from './others-did.tsx'
import { useRoomy } from './use-narrow.ts'

const News = lazy(() => import('./news.tsx'))
const NewsSheet = lazy(() => import('./news-sheet.tsx'))

/** It can be told once more. */
function useAgain(): boolean {
  const did = useDid()
  const shows = useSettings(({ speed, textView }) => speed !== 0 && !textView)
  return did && shows
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

/** On a phone: over the stage, where a button beside it unfolds whatever the others did. */
export function HandheldNews() {
  const { lines, open } = useNews()
  const again = useAgain()
  if (!open && lines.length === 0) return null
  return <Suspense fallback={null}>{open ? <NewsSheet again={again} /> : <News again={false} />}</Suspense>
}
