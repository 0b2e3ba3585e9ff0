// A table's lobby, kept up to date: who sits where, who is online, and the options.
import type { OnlineGives } from '@lorehall/protocol'
import { useEffect, useState } from 'react'
import { HostTrouble } from '../host/trouble.ts'
import { ONLINE_EN } from '../text/online/en.ts'
import { call } from './api.ts'
import { useIdentity } from './identity.ts'
import { live } from './live.ts'
import { asTrouble } from './trouble.ts'

export type Lobby = OnlineGives<'room'>

interface Seen {
  readonly lobby: Lobby | null
  /** Why it can't be shown, or can't be reached right now. */
  readonly trouble: HostTrouble | null
}

const NOTHING: Seen = { lobby: null, trouble: null }

/** The table does not exist, or not for this player: later messages about it are ignored. */
const GONE: ReadonlySet<string> = new Set(['unknown-table', 'not-found', 'bad-request', 'removed', 'banned'])

const TABLE = /^[a-z0-9]{10,24}$/

export const isGone = ({ code }: HostTrouble) => GONE.has(code)

/** The lobby of the table on screen, or why there is none. */
export function useLobby(table: string): Seen {
  const [seen, setSeen] = useState<Seen & { readonly of: string }>({ ...NOTHING, of: table })
  const me = useIdentity(({ me }) => me?.id)
  useEffect(() => {
    let wanted = true
    const look = (next: (before: Seen) => Seen) =>
      wanted && setSeen(({ of, ...before }) => ({ of: table, ...next(of === table ? before : NOTHING) }))
    const told = (lobby: Lobby) =>
      look((before) =>
        before.trouble !== null && isGone(before.trouble) ? before : { lobby, trouble: null },
      )
    const refused = (trouble: HostTrouble) => look(({ lobby }) => ({ lobby, trouble }))
    if (!TABLE.test(table)) {
      refused(new HostTrouble('unknown-table', ONLINE_EN['room.bad-link']))
      return undefined
    }
    const stop = [
      live.on('room', ({ room: lobby }) => lobby.table === table && told(lobby)),
      live.watch(table, refused),
    ]
    // The socket may take long to open, or there may be no server: only an HTTP request finds out.
    call('room', { table }).then(
      (lobby) => look((before) => (before.lobby === null ? { lobby, trouble: null } : before)),
      (error: unknown) => refused(asTrouble(error)),
    )
    return () => {
      wanted = false
      for (const end of stop) end()
    }
    // Another person sees a different lobby.
  }, [table, me])
  return seen.of === table ? seen : NOTHING
}
