// The place of the news; its content is loaded when there is some. On a phone, a button shows over the stage what the
// others did.
import { lazy, Suspense } from 'react'
import { useSettings } from '../../state/settings.ts'
import { useNews } from './news-store.ts'
import { useDid } from './use-did.ts'
import { useWide } from './use-narrow.ts'

const News = lazy(() => import('./news.tsx'))
const NewsSheet = lazy(() => import('./news-sheet.tsx'))

/** Whether the others' turns can be narrated again. */
function useAgain(): boolean {
  const did = useDid()
  const shows = useSettings(({ speed, textView }) => speed !== 0 && !textView)
  return did && shows
}

export function NewsLine() {
  const any = useNews(({ lines }) => lines.length > 0)
  const again = useAgain()
  // Over the edge of the board, only news may take up space.
  const wide = useWide()
  if (!any && !(again && wide)) return null
  return (
    <Suspense fallback={null}>
      <News again={again} />
    </Suspense>
  )
}

/** On a phone: over the stage, opened in full by a button (OthersDid). */
export function HandheldNews() {
  const { lines, open } = useNews()
  const again = useAgain()
  if (!open && lines.length === 0) return null
  return <Suspense fallback={null}>{open ? <NewsSheet again={again} /> : <News again={false} />}</Suspense>
}
