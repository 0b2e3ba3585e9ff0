// Options that point at a thing nobody has drawn: they become buttons, so that nothing that may be
// answered can be out of reach.
import type { Update, WireOption } from '@lorehall/host'
import { useEffect, useState } from 'react'

/** Long enough for the board to be laid out after an update. */
const LOOKS = [80, 700]

function missing(update: Update): readonly WireOption[] {
  const options = update.ask?.options.filter(({ at }) => at !== '') ?? []
  return options.filter(({ at }) => document.querySelector(`[data-at="${CSS.escape(at)}"]`) === null)
}

export function useUnplaced(update: Update): readonly WireOption[] {
  const [found, setFound] = useState<{ readonly of: Update; readonly options: readonly WireOption[] } | null>(
    null,
  )
  useEffect(() => {
    const timers = LOOKS.map((wait) =>
      setTimeout(() => setFound({ of: update, options: missing(update) }), wait),
    )
    return () => timers.forEach(clearTimeout)
  }, [update])
  return found?.of === update ? found.options : []
}
