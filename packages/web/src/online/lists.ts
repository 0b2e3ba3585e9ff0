// The tables on the online screen: the player's own, and public ones.
import type { OnlineGives } from '@lorehall/protocol'
import { create } from 'zustand'
import type { HostTrouble } from '../host/trouble.ts'
import { call } from './api.ts'
import { asTrouble } from './trouble.ts'

export type Listed = OnlineGives<'tables'>['tables'][number]

interface ListsState {
  /** Null until the server has replied. */
  readonly mine: readonly Listed[] | null
  readonly open: readonly Listed[] | null
  readonly trouble: HostTrouble | null
}

export const useLists = create<ListsState>()(() => ({ mine: null, open: null, trouble: null }))

const { setState: set } = useLists

export async function loadMine(): Promise<void> {
  try {
    const { tables } = await call('tables', { list: 'mine' })
    set({ mine: tables.toSorted(byNeed), trouble: null })
  } catch (error) {
    set({ trouble: asTrouble(error) })
  }
}

export async function loadOpen(): Promise<void> {
  try {
    const { tables } = await call('tables', { list: 'public' })
    set({ open: tables, trouble: null })
  } catch (error) {
    set({ trouble: asTrouble(error) })
  }
}

export const forgetMine = () => set({ mine: null })

export const waitsForMe = ({ stage, yours, waiting }: Listed) =>
  stage === 'playing' && yours !== null && waiting.includes(yours)

const STAGES: readonly Listed['stage'][] = ['playing', 'gathering', 'over']

/** Tables that wait for me first, by deadline; then games in progress. */
function byNeed(a: Listed, b: Listed): number {
  return (
    Number(waitsForMe(b)) - Number(waitsForMe(a)) ||
    STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) ||
    (waitsForMe(a) ? (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0 : 0) ||
    b.updated - a.updated
  )
}
