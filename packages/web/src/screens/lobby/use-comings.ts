// Says who sat down and who left since the last change of the lobby: shown, and read out by screen readers.
import { useEffect, useRef, useState } from 'react'
import type { Lobby } from '../../online/lobby.ts'
import { useWords } from '../../text/language.ts'

const people = ({ seats }: Lobby) =>
  new Map(
    seats.flatMap(({ kind, person, name }) => (kind === 'person' && person !== null ? [[person, name]] : [])),
  )

export function useComings(lobby: Lobby): string {
  const { t } = useWords()
  const before = useRef(lobby)
  const [news, setNews] = useState('')
  useEffect(() => {
    const [then, now] = [people(before.current), people(lobby)]
    before.current = lobby
    const mine = lobby.yours === null ? undefined : lobby.seats[lobby.yours]?.person
    const came = [...now]
      .filter(([id]) => !then.has(id))
      .map(([id, name]) => (id === mine ? t('room.joined.you') : t('room.joined', { name })))
    const went = [...then].filter(([id]) => !now.has(id)).map(([, name]) => t('room.left', { name }))
    if (came.length + went.length > 0) setNews([...came, ...went].join(' '))
    // Depends on the lobby only: a change of language must not repeat the news.
  }, [lobby])
  return news
}
