// The people at an online table as text: whether they are online and how much time they have, one line each.
import { sittingOf, useCompany } from '../../../state/company.ts'
import { useSession } from '../../../state/session/store.ts'
import { useWords } from '../../../text/language.ts'
import { serverNow } from '../../../online/when.ts'
import { timeWords } from './clock.ts'
import { watchersSaid } from './watchers-said.ts'

export function useHere(): readonly string[] {
  const words = useWords()
  const { t, say } = words
  const { lobby, deadlines } = useCompany()
  const waiting = useSession(({ shown }) => (shown === null || shown.over ? null : shown.waiting))
  if (lobby === null) return []
  const seats = lobby.seats.map((seat, i) => {
    const mine = i === lobby.yours
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
  return [...seats, watchersSaid(lobby, t)]
}
