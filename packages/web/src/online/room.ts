// A table's room, live: who sits where, who is here, how it is to be played.
import type { OnlineGives } from '@lorehall/protocol'
import { useEffect, useState } from 'react'
import { HostTrouble } from '../host/trouble.ts'
import { ONLINE_EN } from '../text/online/en.ts'
import { call } from './api.ts'
import { useIdentity } from './identity.ts'
import { live } from './live.ts'
import { asTrouble } from './trouble.ts'

export type Room = OnlineGives<'room'>

interface Seen {
  readonly room: Room | null
  /** Why it cannot be shown, or not just now. */
  readonly trouble: HostTrouble | null
}

const NOTHING: Seen = { room: null, trouble: null }

/** There is no such table, or no longer: whatever is still said of it is late. */
const GONE: ReadonlySet<string> = new Set(['unknown-table', 'not-found', 'bad-request'])

const TABLE = /^[a-z0-9]{10,24}$/

export const isGone = ({ code }: HostTrouble) => GONE.has(code)

/** The room of a table while it is shown, or why there is none. */
export function useRoom(table: string): Seen {
  const [seen, setSeen] = useState<Seen & { readonly of: string }>({ ...NOTHING, of: table })
  const me = useIdentity(({ me }) => me?.id)
  useEffect(() => {
    let wanted = true
    const look = (next: (before: Seen) => Seen) =>
      wanted && setSeen(({ of, ...before }) => ({ of: table, ...next(of === table ? before : NOTHING) }))
    const told = (room: Room) =>
      look((before) => (before.trouble !== null && isGone(before.trouble) ? before : { room, trouble: null }))
    const refused = (trouble: HostTrouble) => look(({ room }) => ({ room, trouble }))
    if (!TABLE.test(table)) {
      refused(new HostTrouble('unknown-table', ONLINE_EN['room.bad-link']))
      return undefined
    }
    const stop = [
      live.on('room', ({ room }) => room.table === table && told(room)),
      live.watch(table, refused),
    ]
    // The line may be slow to open, or there may be nobody at its end: that, only asking tells.
    call('room', { table }).then(
      (room) => look((before) => (before.room === null ? { room, trouble: null } : before)),
      (error: unknown) => refused(asTrouble(error)),
    )
    return () => {
      wanted = false
      for (const end of stop) end()
    }
    // Somebody else sees other things.
  }, [table, me])
  return seen.of === table ? seen : NOTHING
}
