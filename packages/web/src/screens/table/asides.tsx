// Open offers: options that nobody waits for. They are shown quietly, without announcing a turn.
import type { Update } from '@lorehall/host'
import '../../text/of-further.ts'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../state/session/store.ts'
import { handBack } from '../../state/visit.ts'
import { openMenu, pick } from '../../table-ui/picking.ts'
import { useWords } from '../../text/language.ts'
import { OptionButton } from './option-button.tsx'
import style from './asides.module.css'

const HandTo = lazy(() => import('./hand-to.tsx').then((file) => ({ default: file.HandTo })))

/** My own open offer: a button for its only option, or a button that opens the list. */
export function OwnAside({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { ask } = update
  if (ask === null || !ask.aside) return null
  const [first, ...more] = ask.options
  return (
    <div className={style['own']} role="group" aria-label={t('aside.own')} data-do="aside">
      {first !== undefined && more.length === 0 ? (
        <>
          <span>{t('aside.own')}</span>
          <OptionButton option={first} letter={null} glows={false} onPick={() => pick(first)} />
        </>
      ) : (
        // A list would leave too little space for the narration next to it.
        <button
          type="button"
          className={style['quiet']}
          onClick={() => openMenu({ all: true })}
          data-do="aside-answers"
        >
          {t('aside.own')}
          <b>{ask.options.length}</b>
        </button>
      )}
    </div>
  )
}

/** At a shared device: hands the device to a player with an open offer, through the curtain, and back. */
export function HandRound({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const beside = useSession((session) => session.beside)
  if (beside !== null && beside === update.eyes) {
    return (
      <button type="button" className={style['quiet']} onClick={handBack} data-do="hand-back">
        {t('aside.back')}
      </button>
    )
  }
  if (update.asides.length === 0) return null
  return (
    <>
      <button type="button" className={style['quiet']} onClick={() => setOpen(true)} data-do="asides">
        {t('aside.others')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <HandTo update={update} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
