// The place of the news; what it looks like is fetched when there are any.
import { lazy, Suspense } from 'react'
import { useNews } from './news-store.ts'

const News = lazy(() => import('./news.tsx'))

export function NewsLine() {
  const any = useNews(({ lines }) => lines.length > 0)
  if (!any) return null
  return (
    <Suspense fallback={null}>
      <News />
    </Suspense>
  )
}
