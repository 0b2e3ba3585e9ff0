// What may be done while others are waited for: offered quietly, and nobody is told that it is their turn.
import type { Update } from '@lorehall/host'
import { useState } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useSession } from '../../state/session.ts'
import { callAside, handBack } from '../../state/visit.ts'
import { Dialog } from '../../table/dialog.tsx'
import { pick } from '../../table/lit.ts'
import { useWords } from '../../text/language.ts'
import { OptionButton } from './option-button.tsx'
import style from './asides.module.css'

/** One's own standing offer. */
export function OwnAside({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { ask } = update
  if (ask === null || !ask.aside) return null
  return (
    <div className={style['own']} role="group" aria-label={t('aside.own')} data-do="aside">
      <span>{t('aside.own')}</span>
      {ask.options.map((option) => (
        <OptionButton
          key={option.id}
          option={option}
          letter={null}
          glows={false}
          onPick={() => pick(option)}
        />
      ))}
    </div>
  )
}

/** At one device: the way to those who have one, behind the curtain, and back. */
export function HandRound({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
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
        <Dialog title={t('aside.others.title')} onClose={() => setOpen(false)}>
          <p>{t('aside.others.lead')}</p>
          <div className={style['seats']}>
            {update.asides.map((seat) => (
              <button key={seat} type="button" className={style['seat']} onClick={() => callAside(seat)}>
                <SeatMark seat={seat} size={18} />
                {t('aside.hand', { name: say(update.seats[seat]?.name ?? '') })}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
