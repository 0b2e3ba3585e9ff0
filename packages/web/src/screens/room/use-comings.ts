// Who sat down and who got up since the room was last told: shown, and read out.
import { useEffect, useRef, useState } from 'react'
import type { Room } from '../../online/room.ts'
import { useWords } from '../../text/language.ts'

const people = ({ seats }: Room) =>
  new Map(
    seats.flatMap(({ kind, person, name }) => (kind === 'person' && person !== null ? [[person, name]] : [])),
  )

export function useComings(room: Room): string {
  const { t } = useWords()
  const before = useRef(room)
  const [news, setNews] = useState('')
  useEffect(() => {
    const [then, now] = [people(before.current), people(room)]
    before.current = room
    const came = [...now].filter(([id]) => !then.has(id)).map(([, name]) => t('room.joined', { name }))
    const went = [...then].filter(([id]) => !now.has(id)).map(([, name]) => t('room.left', { name }))
    if (came.length + went.length > 0) setNews([...came, ...went].join(' '))
    // The words follow the room.
  }, [room])
  return news
}
