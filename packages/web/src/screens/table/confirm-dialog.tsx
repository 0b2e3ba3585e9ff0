// The dialog that confirms an option: what it is and what it does. It is at the bottom of the screen, so that the place
// it is about stays visible.
import type { Update } from '@lorehall/host'
import { useRef } from 'react'
import { hintsNow } from '../../state/hints.ts'
import { useSession } from '../../state/session/store.ts'
import { Effects } from '../../table-ui/effects.tsx'
import { confirmPick, dismiss, usePick } from '../../table-ui/picking.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import { namesOf } from '../../table-ui/names.ts'
import { thingsOf } from '../../table-ui/parts.ts'
import { useWords } from '../../text/language.ts'
import style from './windows.module.css'

/** The thing an option points at, or the distant place that a route of options leads to. */
function aimOf({ ask }: Update, picks: readonly string[]): string | undefined {
  const far = Object.entries(hintsNow().routes).find(([, route]) => route === picks)
  return far?.[0] ?? ask?.options.find(({ id }) => id === picks[0])?.at
}

export default function ConfirmDialog() {
  const words = useWords()
  const { t, say } = words
  const confirm = usePick((pick) => pick.confirm)
  const shown = useSession((session) => session.shown)
  const yes = useRef<HTMLButtonElement>(null)
  if (confirm === null || shown === null) return null
  const { picks, label, ends } = confirm
  const { ask } = shown
  const aim = aimOf(shown, picks)
  const brief = aim === undefined || aim === '' ? undefined : thingsOf(shown.game)(shown, aim, words)?.brief
  const option = picks.length === 1 ? ask?.options.find(({ id }) => id === picks[0]) : undefined
  return (
    <Dialog title={say(label)} onClose={dismiss} plain low first={yes}>
      {ask !== null && ask.kind !== 'turn' && <p className={style['note']}>{say(ask.prompt)}</p>}
      {!ends && (
        <p className={style['brings']}>
          {brief}
          {option !== undefined && <Effects option={option} />}
        </p>
      )}
      {ends ? (
        <p className={style['warning']}>{say(namesOf(shown.game).ending)}</p>
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
