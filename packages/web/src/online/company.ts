// Keeps the company of one online table up to date while it is shown, and speaks to it.
import { useEffect } from 'react'
import { NOBODY, type Room, type Said, useCompany } from '../state/company.ts'
import { tellTrouble } from '../state/trouble.ts'
import { call } from './api.ts'
import { useIdentity } from './identity.ts'
import { live } from './live.ts'
import { randomHex } from './pledges.ts'

const { getState: now, setState: set } = useCompany

/** In the order they were said, each once. */
function hear(lines: readonly Said[]): void {
  const all = new Map([...now().lines, ...lines].map((line) => [line.n, line]))
  set({ lines: [...all.values()].toSorted((a, b) => a.n - b.n) })
}

async function catchUp(table: string, after: number): Promise<void> {
  const { lines } = await call('chat', { table, after })
  const first = now().lines.length === 0
  hear(lines)
  // What was said before one came is no news.
  if (first) set({ read: lines.at(-1)?.n ?? 0 })
}

export function useTheCompany(room: Room): void {
  const { table } = room
  useEffect(() => {
    set({ room, deadlines: room.seats.map(({ deadline }) => deadline) })
  }, [room])
  useEffect(() => {
    // While the server is out of reach nobody says anything, either.
    const look = () => void catchUp(table, now().lines.at(-1)?.n ?? 0).catch(() => undefined)
    look()
    const stop = [
      live.on('update', ({ update, deadlines }) => update.table === table && set({ deadlines })),
      live.on('said', ({ said, table: where }) => where === table && hear([said])),
      live.on('hello', look),
    ]
    return () => {
      for (const end of stop) end()
      set(NOBODY)
    }
  }, [table])
}

/** Safe to be sent again: the key makes it the same word. */
export function say(text: string): Promise<boolean> {
  const { room } = now()
  if (room === null || text.trim() === '') return Promise.resolve(false)
  return live.request('say', { table: room.table, text, key: randomHex(8) }).then(
    () => true,
    (error: unknown) => {
      tellTrouble(error)
      return false
    },
  )
}

export async function mute(person: string, muted: boolean): Promise<void> {
  const { room } = now()
  try {
    const { me } = await call('mute', { person, muted })
    useIdentity.setState({ me })
    // The line learns of it with the next word.
    live.attend()
    if (!muted && room !== null) await catchUp(room.table, 0)
  } catch (error) {
    tellTrouble(error)
  }
}

const NO_ONE: readonly string[] = []

export function useMuted(): readonly string[] {
  return useIdentity(({ me }) => me?.muted ?? NO_ONE)
}

/** What was said, without those one has muted. */
export function useSaid(): readonly Said[] {
  const lines = useCompany((company) => company.lines)
  const muted = useMuted()
  return lines.filter(({ person }) => person === null || !muted.includes(person))
}

/** How much was said that nobody here has read. */
export function useUnread(): number {
  const read = useCompany((company) => company.read)
  const me = useIdentity(({ me: mine }) => mine?.id)
  return useSaid().filter(({ n, person }) => n > read && person !== me).length
}

export const getUp = (table: string) => call('leave', { table }).catch(tellTrouble)

export const sitAgain = (table: string) => call('return', { table }).catch(tellTrouble)

/** Both are safe to be sent again: a proposal has a key, and a vote is for one proposal only. */
export const propose = (table: string, kind: 'undo' | 'end') =>
  live.request('propose', { table, kind, key: randomHex(8) }).catch(tellTrouble)

export const vote = (table: string, proposal: string, agree: boolean) =>
  live.request('vote', { table, proposal, agree }).catch(tellTrouble)
