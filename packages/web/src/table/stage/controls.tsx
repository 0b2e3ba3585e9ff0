// Zoom by button and by key.
import { useEffect } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../text/language.ts'
import css from './controls.module.css'
import type { Board, Shape } from './board.ts'
import type { Zoom } from './use-zoom.ts'

const STEP = 1.35

/** Keys count unless someone writes, or something lies over the table. */
function elsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  )
}

function useKeys(zoom: Zoom, letter: string | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return
      if (event.key === '+' || event.key === '=') zoom.by(STEP)
      else if (event.key === '-') zoom.by(1 / STEP)
      else if (event.key === '0') zoom.fit()
      else if (event.key === letter) zoom.fitHeart()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [zoom, letter])
}

interface ControlsProps {
  readonly zoom: Zoom
  readonly heart: Board<Shape>['heart']
}

export function Controls({ zoom, heart }: ControlsProps) {
  const { t, say } = useWords()
  useKeys(zoom, heart?.letter)
  return (
    <div className={css['controls']} role="group" aria-label={t('board.zoom')}>
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
      {heart !== null && (
        <button
          type="button"
          onClick={zoom.fitHeart}
          aria-label={say(heart.name)}
          title={say(heart.name)}
          aria-keyshortcuts={heart.letter}
        >
          <Icon path={heart.sign} />
        </button>
      )}
    </div>
  )
}
