// The second click: before the end is set in motion, or before every answer where that is wished.
import { useRef } from 'react'
import { confirmPick, dismiss, usePick } from '../../table/lit.ts'
import { Dialog } from '../../table/dialog.tsx'
import { useWords } from '../../text/language.ts'
import style from './windows.module.css'

export function ConfirmPick() {
  const { t, say } = useWords()
  const confirm = usePick((pick) => pick.confirm)
  const yes = useRef<HTMLButtonElement>(null)
  if (confirm === null) return null
  return (
    <Dialog title={say(confirm.label)} onClose={dismiss} plain first={yes}>
      <p className={confirm.ends ? style['warning'] : undefined}>
        {t(confirm.ends ? 'confirm.ends' : 'confirm.guard')}
      </p>
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
