// The toy's board: a bare table.
import type { Update } from '@lorehall/host'
import { useWords } from './text.ts'
import { viewOf } from './view.ts'

export function Board({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { deck, relics } = viewOf(update)
  return (
    <svg viewBox="0 0 400 300" role="img" aria-label={t('toy.left', { n: deck, relics })}>
      <rect width="400" height="300" fill="#4a3522" />
    </svg>
  )
}
