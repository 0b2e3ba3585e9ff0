// Which wall stands before an undo, and what a second press does.
import '../../text/of-wall.ts'
import type { Update } from '@lorehall/host'
import { useWords } from '../../text/language.ts'
import style from './undo-wall.module.css'

interface UndoWallProps {
  /** The button is described by it. */
  readonly id: string
  readonly wall: Exclude<Update['undo'], 'free' | 'nothing'>
  readonly asks: boolean
  readonly crossing: boolean
}

export default function UndoWall({ id, wall, asks, crossing }: UndoWallProps) {
  const { t } = useWords()
  const why = `${t(`wall.${wall}`)} ${t(`wall.${asks ? 'ask' : 'undo'}.${crossing ? 'again' : 'twice'}`)}`
  return (
    <>
      {!crossing && (
        <span id={id} className={`${style['price']} ${style['tip']}`} aria-hidden>
          {why}
        </span>
      )}
      <span id={crossing ? id : undefined} className={style['price']} aria-live="polite">
        {crossing && why}
      </span>
    </>
  )
}
