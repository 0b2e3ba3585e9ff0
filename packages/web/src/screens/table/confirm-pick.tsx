// The second click: before the end is set in motion, or before every answer where that is wished.
// It stands at the foot of the screen, so that the place it speaks of stays in sight.
import { useRef } from 'react'
import { useSession } from '../../state/session.ts'
import { Effects } from '../../table/choices.tsx'
import { confirmPick, dismiss, usePick } from '../../table/lit.ts'
import { Dialog } from '../../table/dialog.tsx'
import { useWords } from '../../text/language.ts'
import style from './windows.module.css'

export function ConfirmPick() {
  const { t, say } = useWords()
  const confirm = usePick((pick) => pick.confirm)
  const ask = useSession(({ shown }) => shown?.ask ?? null)
  const yes = useRef<HTMLButtonElement>(null)
  if (confirm === null) return null
  const { picks, label, ends } = confirm
  const option = picks.length === 1 ? ask?.options.find(({ id }) => id === picks[0]) : undefined
  return (
    <Dialog title={say(label)} onClose={dismiss} plain low first={yes}>
      {ask !== null && ask.kind !== 'turn' && <p className={style['note']}>{say(ask.prompt)}</p>}
      {option !== undefined && !ends && (
        <p className={style['brings']}>
          <Effects option={option} />
        </p>
      )}
      {ends ? (
        <p className={style['warning']}>{t('confirm.ends')}</p>
      ) : (
        <p className={style['small']}>{t('confirm.guard')}</p>
      )}
      <div className={style['buttons']}>
        <button type="button" className={style['second']} onClick={dismiss}>
          {t('confirm.no')}
        </button>
        <button ref={yes} type="button" className={style['first']} onClick={confirmPick}>
          {t('confirm.yes')}
        </button>
      </div>
    </Dialog>
  )
}
