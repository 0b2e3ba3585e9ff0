// Notifications on this device, through the push service of its browser: whether it can notify and does, and the ways
// to reach this person in general.
import type { OnlineGives } from '@lorehall/protocol'
import { create } from 'zustand'
import { call } from './api.ts'

type Way = OnlineGives<'ways'>['ways'][number]

/** Why this device can't notify. `plain`: the address isn't secure. `install`: iOS, in a browser. */
type Obstacle = 'plain' | 'install' | 'unsupported' | 'denied' | 'never'

interface Reach {
  /** Null until the server and the browser have replied. */
  readonly device: 'on' | 'off' | Obstacle | null
  /** This device among the ways to reach the person. */
  readonly mine: Way | null
  readonly others: readonly Way[]
  readonly pushKey: string | null
}

const UNKNOWN: Reach = { device: null, mine: null, others: [], pushKey: null }

export const useReach = create<Reach>()(() => UNKNOWN)

const { getState: now, setState: set } = useReach

/** The build writes it next to the page. */
const WORKER = '/sw.js'

function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'plain'
  const can = ['PushManager', 'Notification'].every((part) => part in globalThis)
  // Only iOS has this field. There, a page that isn't installed has no push service.
  if (!can && 'standalone' in navigator && navigator.standalone !== true) return 'install'
  if (!can || !('serviceWorker' in navigator)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

async function subscription(): Promise<PushSubscription | null> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the server and the browser. */
export async function lookAtReach(): Promise<void> {
  const [{ ways, pushKey }, subscribed] = await Promise.all([call('ways', {}), subscription()])
  const isMine = ({ address }: Way) => address === subscribed?.endpoint
  const mine = ways.find(isMine) ?? null
  const device = pushKey === null ? 'never' : (obstacle() ?? (mine === null ? 'off' : 'on'))
  const others = ways.filter((way) => way.kind === 'push' && !isMine(way))
  set({ device, mine, others, pushKey })
}

/** Asks the player for permission first, so it must be called by a click. */
export async function notifyHere(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') {
    const { endpoint, keys: made } = (await subscribe()).toJSON()
    const keys = { p256dh: made?.['p256dh'] ?? '', auth: made?.['auth'] ?? '' }
    await call('subscribe', { address: endpoint ?? '', keys, label: deviceName() })
  }
  await lookAtReach()
}

async function subscribe(): Promise<PushSubscription> {
  const { serviceWorker } = navigator
  await serviceWorker.register(WORKER)
  const { pushManager } = await serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: now().pushKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // The browser may have a subscription for an earlier key of this server.
    const earlier = await pushManager.getSubscription()
    if (earlier === null) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(options)
  }
}

export async function removeWay({ id }: Way): Promise<void> {
  if (id === now().mine?.id) await leaveThisDevice()
  await call('dropWay', { way: id })
  await lookAtReach()
}

/** The next person here must not read the notices of the one before. */
export async function leaveThisDevice(): Promise<void> {
  await (await subscription())?.unsubscribe()
  set(UNKNOWN)
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const
const NAMES: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  Macintosh: 'Mac',
  CrOS: 'Chromebook',
}
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const

/** The name of this device in the person's list, such as “Firefox, Windows”. */
function deviceName({ userAgent } = navigator): string {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find((name) => userAgent.includes(name)) ?? [])
  return found.map((name) => NAMES[name] ?? name).join(', ')
}
