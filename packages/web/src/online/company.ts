// Keeps the people and the chat of the online table on screen up to date, sends chat, votes and proposals, and keeps
// order: blocks people, removes them and their messages.
import { useEffect } from 'react'
import { NOBODY, type Lobby, type Said, useCompany } from '../state/company.ts'
import { tellTrouble } from '../state/trouble.ts'
import { call } from './api.ts'
import { useIdentity } from './identity.ts'
import { live } from './live.ts'
import { randomHex } from './pledges.ts'

const { getState: now, setState: set } = useCompany

/** Sorted and without duplicates. */
function hear(lines: readonly Said[]): void {
  const all = new Map([...now().lines, ...lines].map((line) => [line.n, line]))
  set({ lines: [...all.values()].toSorted((a, b) => a.n - b.n) })
}

/** Reads the whole chat, because lines may have been removed meanwhile. */
async function catchUp(table: string): Promise<void> {
  const { lines } = await call('chat', { table })
  const first = now().lines.length === 0
  hear(lines)
  // Lines from before the player came count as read.
  if (first) set({ read: lines.at(-1)?.n ?? 0 })
}

export function useTheCompany(lobby: Lobby): void {
  const { table } = lobby
  useEffect(() => {
    set({ lobby, deadlines: lobby.seats.map(({ deadline }) => deadline) })
  }, [lobby])
  useEffect(() => {
    // If the server can't be reached, there is no chat to show.
    const look = () => void catchUp(table).catch(() => undefined)
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

/** False if it failed; then a notice says why. */
function wasDone(act: Promise<unknown>): Promise<boolean> {
  return act.then(
    () => true,
    (error: unknown) => {
      tellTrouble(error)
      return false
    },
  )
}

/** Safe to retry: the key identifies the message. */
export function say(text: string): Promise<boolean> {
  const { lobby } = now()
  if (lobby === null || text.trim() === '') return Promise.resolve(false)
  return wasDone(live.request('say', { table: lobby.table, text, key: randomHex(8) }))
}

/** Returns whether it was done. */
export function block(person: string, blocked: boolean): Promise<boolean> {
  const { lobby } = now()
  const act = async () => {
    const { me } = await call('block', { person, blocked })
    useIdentity.setState({ me })
    // The connection picks the change up with its next message.
    live.attend()
    if (!blocked && lobby !== null) await catchUp(lobby.table)
  }
  return wasDone(act())
}

export const unsay = (table: string, line: number) => call('unsay', { table, line }).catch(tellTrouble)

export const removePerson = (table: string, person: string) =>
  call('remove', { table, person }).catch(tellTrouble)

/** Returns whether it was done. */
export const allowSpectators = (table: string, spectatorsChat: boolean): Promise<boolean> =>
  wasDone(call('allow', { table, spectatorsChat }))

const NO_ONE: readonly { readonly id: string; readonly name: string }[] = []

const useBlocked = () => useIdentity(({ me }) => me?.blocked ?? NO_ONE)

export const useIsBlocked = (person: string | null) => useBlocked().some(({ id }) => id === person)

/** The chat without blocked people. */
export function useSaid(): readonly Said[] {
  const lines = useCompany((company) => company.lines)
  const blocked = useBlocked()
  return lines.filter(({ person }) => !blocked.some(({ id }) => id === person))
}

/** The number of unread chat lines. */
export function useUnread(): number {
  const read = useCompany((company) => company.read)
  const me = useIdentity(({ me: mine }) => mine?.id)
  return useSaid().filter(({ n, person, text }) => n > read && person !== me && text !== '').length
}

export const getUp = (table: string) => call('leave', { table }).catch(tellTrouble)

export const sitAgain = (table: string) => call('return', { table }).catch(tellTrouble)

/** Both are safe to retry: a proposal has a key, and a vote names its proposal. */
export const propose = (table: string, kind: 'undo' | 'end' | 'chances') =>
  live.request('propose', { table, kind, key: randomHex(8) }).catch(tellTrouble)

export const proposeBot = (table: string, seat: number) =>
  live.request('propose', { table, kind: 'bot', seat, key: randomHex(8) }).catch(tellTrouble)

export const hideChances = (table: string) => live.request('hideChances', { table }).catch(tellTrouble)

export const vote = (table: string, proposal: string, agree: boolean) =>
  live.request('vote', { table, proposal, agree }).catch(tellTrouble)
