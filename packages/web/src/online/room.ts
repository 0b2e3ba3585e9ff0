// A table's room, live: who sits where, who is here, how it is to be played.
import type { OnlineGives } from '@lorehall/protocol'
import { useEffect, useState } from 'react'
import type { HostTrouble } from '../host/trouble.ts'
import { call } from './api.ts'
import { useIdentity } from './identity.ts'
import { live } from './live.ts'
import { asTrouble } from './trouble.ts'

export type Room = OnlineGives<'room'>

interface Seen {
  readonly room: Room | null
  readonly trouble: HostTrouble | null
}

const NOTHING: Seen = { room: null, trouble: null }

/** The room of a table while it is shown, or why there is none. */
export function useRoom(table: string): Seen {
  const [seen, setSeen] = useState<Seen & { readonly of: string }>({ ...NOTHING, of: table })
  const me = useIdentity(({ me }) => me?.id)
  useEffect(() => {
    let wanted = true
    const show = (room: Room | null, trouble: HostTrouble | null) =>
      wanted &&
      setSeen((before) => ({ of: table, room: room ?? (before.of === table ? before.room : null), trouble }))
    const stop = [
      live.on('room', ({ room }) => room.table === table && show(room, null)),
      live.watch(table, (trouble) => show(null, trouble)),
    ]
    // The line may be slow to open, or there may be nobody at its end: that, only asking tells.
    call('room', { table }).then(
      (room) => show(room, null),
      (error: unknown) => show(null, asTrouble(error)),
    )
    return () => {
      wanted = false
      for (const end of stop) end()
    }
    // Somebody else sees other things.
  }, [table, me])
  return seen.of === table ? seen : NOTHING
}
