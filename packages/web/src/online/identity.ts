// Who one is on this server. The secret is the browser's: the page only knows the name that goes with it.
import type { OnlineGives, OnlineTakes } from '@lorehall/protocol'
import { create } from 'zustand'
import type { HostTrouble } from '../host/trouble.ts'
import { useSettings } from '../state/settings.ts'
import { call } from './api.ts'
import { live } from './live.ts'
import { MET, meet, part } from './met.ts'
import { asTrouble } from './trouble.ts'

export type Me = NonNullable<OnlineGives<'me'>['me']>

interface IdentityState {
  /** Undefined until the server was asked. */
  readonly me: Me | null | undefined
  /** Why it could not be asked. */
  readonly trouble: HostTrouble | null
}

export const useIdentity = create<IdentityState>()(() => ({ me: undefined, trouble: null }))

const { getState: now, setState: set } = useIdentity

let release: (() => void) | null = null

/** Someone with a name keeps the line open: tables may wait for them. */
function become(me: Me | null): void {
  const { me: before } = now()
  set({ me, trouble: null })
  // The line speaks for whoever opened it; asked for the first time, that is the same person.
  if (before !== undefined && before?.id !== me?.id) live.renew()
  if (me === null) {
    part()
    release?.()
    release = null
  } else {
    meet(me.id)
    useSettings.getState().set({ name: me.name })
    release ??= live.hold()
  }
}

let asking: Promise<void> | null = null

/** Asks once; again where it could not be asked before. */
export function learnWhoIAm(): Promise<void> {
  if (now().me !== undefined) return Promise.resolve()
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

async function ask(): Promise<void> {
  const { me: before } = now()
  try {
    const { me } = await call('me', {})
    // Meanwhile one may have given a name.
    if (now().me === before) become(me)
  } catch (error) {
    set({ trouble: asTrouble(error) })
  }
}

// In another tab one gave a name, became somebody else, or was forgotten.
addEventListener('storage', ({ key }) => {
  if (key === MET && now().me !== undefined) void ask()
})

export async function introduce(name: string): Promise<void> {
  const { me } = await call('introduce', { name })
  become(me)
}

export async function change(wanted: OnlineTakes<'change'>): Promise<void> {
  const { me } = await call('change', wanted)
  become(me)
}

export async function recover(token: string): Promise<void> {
  const { me } = await call('recover', { token })
  become(me)
}

export async function forgetMe(): Promise<void> {
  await call('forget', {})
  become(null)
}
