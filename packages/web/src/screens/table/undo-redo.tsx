// Undo and redo, always in the same place. The undo button names the wall it would cross.
import type { Update } from '@lorehall/host'
import { lazy, memo, Suspense, useId, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { redo } from '../../state/asking.ts'
import { useSession } from '../../state/session/store.ts'
import { otherPeople } from '../../table-ui/players/other-people.ts'
import { useWords } from '../../text/language.ts'
import { asksOthers, pressUndo, useCrossing } from './undo-press.ts'
import row from './row-button.module.css'
import style from './prompt-bar.module.css'

/** Loaded when the button is pointed at or pressed. */
const UndoWall = lazy(() => import('./undo-wall.tsx'))

export const UndoRedo = memo(function UndoRedo({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const crossing = useCrossing(({ at }) => at === update.seq)
  const { undo } = update
  const wall = undo === 'free' || undo === 'nothing' ? null : undo
  // At an online table the others must agree; at a shared device they are present.
  const asks = useSession(({ port }) => asksOthers(update, port))
  const about = useId()
  const [near, setNear] = useState(false)
  const come = () => setNear(true)
  return (
    <div className={style['undo']}>
      <button
        type="button"
        className={`${row['button']} ${style['step']}`}
        data-wall={wall ?? undefined}
        data-crossing={crossing}
        disabled={undo === 'nothing'}
        title={undo === 'free' || undo === 'nothing' ? t(`table.undo.${undo}`) : undefined}
        aria-describedby={wall === null ? undefined : about}
        onClick={pressUndo}
        onPointerEnter={come}
        onFocus={come}
        data-do="undo"
      >
        <Icon name={wall !== null ? 'padlock' : 'anticlockwise-rotation'} />
        <span>{t(asks ? 'company.undo.ask' : crossing ? 'table.undo.cross' : 'table.undo')}</span>
        {wall !== null && <small>{t(`table.undo.${wall}.wall`)}</small>}
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
      {wall !== null && (near || crossing) && (
        <Suspense fallback={null}>
          <UndoWall id={about} wall={wall} asked={asks ? otherPeople(update) : null} crossing={crossing} />
        </Suspense>
      )}
    </div>
  )
})
