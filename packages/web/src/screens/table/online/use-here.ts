// Who is here and how long they have, a line each.
import { sittingOf, useCompany } from '../../../state/company.ts'
import { useSession } from '../../../state/session.ts'
import { useWords } from '../../../text/language.ts'
import { serverNow } from '../../../online/when.ts'
import { timeWords } from './clock.ts'

export function useHere(): readonly string[] {
  const words = useWords()
  const { t, say } = words
  const { room, deadlines } = useCompany()
  const waiting = useSession(({ shown }) => (shown === null || shown.over ? null : shown.waiting))
  if (room === null) return []
  const seats = room.seats.map((seat, i) => {
    const mine = i === room.yours
    const name = mine ? t('company.words.you') : say(seat.name)
    const sitting = sittingOf(seat, waiting?.includes(i) === true)
    const how = t(
      sitting !== 'thinking' ? `company.${sitting}` : mine ? 'company.words.asked' : 'company.words.thinking',
    )
    const end = deadlines[i] ?? null
    if (end === null) return t('company.words.line', { name, how })
    const left = timeWords(Math.max(0, end - serverNow()), words)
    return t('company.words.line.left', { name, how, left })
  })
  const { watchers: n } = room
  const watched =
    n === 0
      ? t('company.watchers.none')
      : n === 1
        ? t('company.watchers.one')
        : t('company.watchers.many', { n })
  return [...seats, watched]
}
