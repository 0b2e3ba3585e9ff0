// The player's identity on this server. The secret is in a cookie the page can't read; the page only knows the name.
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
  /** Undefined until the server has replied. */
  readonly me: Me | null | undefined
  /** Why the server could not be asked. */
  readonly trouble: HostTrouble | null
}

export const useIdentity = create<IdentityState>()(() => ({ me: undefined, trouble: null }))

const { getState: now, setState: set } = useIdentity

let release: (() => void) | null = null

/** A known person keeps the connection open, because tables may wait for them. */
function become(me: Me | null): void {
  const { me: before } = now()
  set({ me, trouble: null })
  // A connection belongs to the person who opened it, so a new person needs a new one. The first reply is about the
  // person who opened it.
  if (before !== undefined && before?.id !== me?.id) live.renew()
  if (typeof before?.id === 'string' && before.id !== me?.id) void forgetDevice()
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

/** Notices of the person before stop coming to this device. */
async function forgetDevice(): Promise<void> {
  const { leaveThisDevice } = await import('./push.ts')
  // If the browser refuses, the server forgets the device when somebody else uses it to be notified.
  await leaveThisDevice().catch(() => undefined)
}

let asking: Promise<void> | null = null

/** Asks the server once; again only after a failure. */
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
    // The player may have entered a name in the meantime.
    if (now().me === before) become(me)
  } catch (error) {
    set({ trouble: asTrouble(error) })
  }
}

// Another tab has signed in, switched to another person, or deleted the data.
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
