// The message at a wall: what the undo would cross, and what a second press does.
import '../../text/of-wall.ts'
import type { Update } from '@lorehall/host'
import { listOf } from '../../table-ui/text-view.ts'
import { useWords } from '../../text/language.ts'
import style from './undo-wall.module.css'

interface UndoWallProps {
  /** The id that the button's description refers to. */
  readonly id: string
  readonly wall: Exclude<Update['undo'], 'free' | 'nothing'>
  /** The names of the people who have to agree; null: nobody has to. */
  readonly asked: readonly string[] | null
  readonly crossing: boolean
}

export default function UndoWall({ id, wall, asked, crossing }: UndoWallProps) {
  const words = useWords()
  const { t } = words
  const press = crossing ? 'again' : 'twice'
  const then =
    asked === null
      ? t(`wall.undo.${press}`)
      : t(`wall.ask.${press}`, { names: listOf(asked, words), n: asked.length })
  const why = `${t(`wall.${wall}`)} ${then}`
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
