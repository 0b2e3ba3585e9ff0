// At a shared device: chooses which of the players with an open offer gets the device.
import type { Update } from '@lorehall/host'
import '../../text/of-further.ts'
import { SeatMark } from '../../components/frame-seat.tsx'
import { callAside } from '../../state/visit.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import { useWords } from '../../text/language.ts'
import style from './asides.module.css'

interface HandToProps {
  readonly update: Update
  readonly onClose: () => void
}

export function HandTo({ update: { asides, seats }, onClose }: HandToProps) {
  const { t, say } = useWords()
  return (
    <Dialog title={t('aside.others.title')} onClose={onClose}>
      <p>{t('aside.others.lead')}</p>
      <div className={style['seats']}>
        {asides.map((seat) => (
          <button key={seat} type="button" className={style['seat']} onClick={() => callAside(seat)}>
            <SeatMark seat={seat} size={18} />
            {t('aside.hand', { name: say(seats[seat]?.name ?? '') })}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
