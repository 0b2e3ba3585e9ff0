// Undo and redo, always in one place. The button says which wall stands before it.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../components/icon.tsx'
import { redo } from '../../state/asking.ts'
import { useSession } from '../../state/session.ts'
import { useWords } from '../../text/language.ts'
import { asksOthers, pressUndo, useCrossing } from './undo-press.ts'
import row from './row-button.module.css'
import style from './prompt-bar.module.css'

export const UndoRedo = memo(function UndoRedo({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const crossing = useCrossing(({ at }) => at === update.seq)
  const { undo: wall } = update
  const walled = wall !== 'free' && wall !== 'nothing'
  // At an online table the others have to agree; at a shared device they stand around it.
  const asks = useSession(({ port }) => asksOthers(update, port))
  const press = t(`${asks ? 'company' : 'table'}.undo.${crossing ? 'again' : 'twice'}`)
  const why = t(`table.undo.${wall}`) + (walled ? ` ${press}` : '')
  return (
    <div className={style['undo']}>
      <button
        type="button"
        className={`${row['button']} ${style['step']}`}
        data-wall={walled ? wall : undefined}
        data-crossing={crossing}
        disabled={wall === 'nothing'}
        title={walled ? undefined : why}
        aria-description={why}
        onClick={pressUndo}
        data-do="undo"
      >
        <Icon name={walled ? 'padlock' : 'anticlockwise-rotation'} />
        <span>{t(asks ? 'company.undo.ask' : crossing ? 'table.undo.cross' : 'table.undo')}</span>
        {walled && <small>{t(`table.undo.${wall}.wall`)}</small>}
      </button>
      <button
        type="button"
        className={`${row['button']} ${style['step']}`}
        disabled={!update.redo}
        title={t(update.redo ? 'table.redo.free' : 'table.redo.nothing')}
        onClick={redo}
        data-do="redo"
      >
        <Icon name="clockwise-rotation" />
        <span>{t('table.redo')}</span>
      </button>
      {walled && !crossing && (
        <span className={`${style['price']} ${style['tip']}`} aria-hidden>
          {why}
        </span>
      )}
      <span className={style['price']} aria-live="polite">
        {crossing && why}
      </span>
    </div>
  )
})
