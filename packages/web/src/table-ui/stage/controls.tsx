// Zoom by button and by key. The buttons are hidden while the whole board is visible; pinch, wheel and keys always
// work.
import { memo, useEffect } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../text/language.ts'
import css from './controls.module.css'
import { keysElsewhere } from './keys-elsewhere.ts'
import type { Zoom } from './use-zoom.ts'

const STEP = 1.35

function useKeys(zoom: Zoom): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keysElsewhere(event)) return
      if (event.key === '+' || event.key === '=') zoom.by(STEP)
      else if (event.key === '-') zoom.by(1 / STEP)
      else if (event.key === '0') zoom.fit()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [zoom])
}

export const Controls = memo(function Controls({ zoom }: { readonly zoom: Zoom }) {
  const { t } = useWords()
  useKeys(zoom)
  return (
    <div className={css['controls']} role="group" aria-label={t('board.zoom')} data-zoom>
      <button
        type="button"
        onClick={() => zoom.by(STEP)}
        aria-label={t('board.zoom.in')}
        title={t('board.zoom.in')}
        aria-keyshortcuts="+"
      >
        <span aria-hidden="true">+</span>
      </button>
      <button
        type="button"
        onClick={() => zoom.by(1 / STEP)}
        aria-label={t('board.zoom.out')}
        title={t('board.zoom.out')}
        aria-keyshortcuts="-"
      >
        <span aria-hidden="true">−</span>
      </button>
      <button
        type="button"
        onClick={zoom.fit}
        aria-label={t('board.zoom.fit')}
        title={t('board.zoom.fit')}
        aria-keyshortcuts="0"
      >
        <Icon name="expand" />
      </button>
    </div>
  )
})
