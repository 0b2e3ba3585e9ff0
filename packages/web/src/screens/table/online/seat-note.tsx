// A note next to a player: whether they are online, whether a bot plays for them, and how much time they have.
import { Icon } from '../../../components/icon.tsx'
import { LATER_ICONS } from '../../../icons/later-icons.ts'
import { sittingOf, useCompany } from '../../../state/company.ts'
import { useSession } from '../../../state/session/store.ts'
import { useWords } from '../../../text/language.ts'
import { isLow, timeWords, useLeft } from './clock.ts'
import style from './company.module.css'

export function SeatNote({ seat }: { readonly seat: number }) {
  const { t } = useWords()
  const sitter = useCompany(({ lobby }) => lobby?.seats[seat])
  const waited = useSession(({ shown }) => shown?.waiting.includes(seat) === true && !shown.over)
  const sitting = sittingOf(sitter, waited)
  if (sitting === 'bot') return null
  const words = t(sitting === 'away' ? 'company.away.short' : `company.${sitting}`)
  return (
    <p className={style['note']} title={words} data-sitting={sitting}>
      <i className={style['dot']} aria-hidden />
      <span>{words}</span>
      <SeatClock seat={seat} />
    </p>
  )
}

export function SeatClock({ seat }: { readonly seat: number }) {
  const words = useWords()
  const limit = useCompany(({ lobby }) => lobby?.limit ?? null)
  const left = useLeft(useCompany(({ deadlines }) => deadlines[seat] ?? null))
  if (left === null) return null
  return (
    <span className={style['clock']} data-low={isLow(left, limit)} data-do="seat-clock">
      <Icon path={LATER_ICONS.stopwatch} />
      {timeWords(left, words)}
    </span>
  )
}
