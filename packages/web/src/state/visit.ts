// Coming to a table, looking at it with someone's eyes, hearing what its host says, and going again.
import type { Eyes, Update } from '@lorehall/host'
import { host } from '../host/client.ts'
import type { TablePort } from '../host/table-port.ts'
import { HostTrouble } from '../host/trouble.ts'
import { askHintsOf } from './hints.ts'
import { confirmStep, forgetAll, settleSteps } from './past.ts'
import { NO_TABLE, personsAt, useSession } from './session.ts'
import { useSettings } from './settings.ts'
import { goBack, show, stopWaiting, take } from './showing.ts'
import { tellTrouble, worded } from './trouble.ts'

const { getState: now, setState: set } = useSession

/** A frame, in milliseconds. */
const FRAME = 16

function hear(update: Update, from: TablePort): void {
  const { table, port, shown } = now()
  if (from !== port || update.table !== table) return
  // Eyes that a page chose itself may have been others a moment ago.
  if (port.shared && update.eyes !== shown?.eyes) return
  if (update.fresh) {
    // Of steps back in a row only the last needs its confirmation: the others are passed already.
    if (confirmStep()) goBack(update)
    return
  }
  // What was foreseen came otherwise: somebody was faster.
  const latest = now().queue.at(-1) ?? shown
  if (latest !== null && update.after < latest.entries) return void lookAgain()
  // At once, what bots do in one frame is drawn as one; what I am asked never waits.
  const hurried = useSettings.getState().speed === 0 && !update.waiting.includes(update.eyes ?? -1)
  take(update, hurried && !update.over ? FRAME : 0)
}

const heard = new Set<TablePort>()

/** Each port is listened to once, for as long as the page is open. */
function listenTo(port: TablePort): void {
  askHintsOf(port)
  if (heard.has(port)) return
  heard.add(port)
  port.onUpdate((update) => hear(update, port))
  port.onNotice((notice) => {
    if (notice === 'host-died' && now().port === port) void lookAgain()
  })
  port.onTrouble(({ table, code, message }) => {
    if (table === now().table) tellTrouble(new HostTrouble(code, message))
  })
}

/**
 * Opens a table: at a shared device with the eyes of the person who is asked, or of the first person,
 * or of nobody; elsewhere with those one has.
 */
export async function openTable(table: string, port: TablePort = host): Promise<void> {
  listenTo(port)
  stopWaiting()
  forgetAll()
  settleSteps()
  set({ ...NO_TABLE, table, port })
  try {
    const first = await port.request('watch', { table, eyes: null })
    if (now().table !== table) return
    if (!port.shared) {
      show(first)
      return
    }
    const here = personsAt(first)
    const asked = here.find((seat) => first.waiting.includes(seat)) ?? here[0] ?? null
    if (here.length > 1 && asked !== null && !first.over) {
      show(first)
      set({ curtain: asked })
    } else await seeAs(asked)
  } catch (error) {
    if (now().table === table) set({ trouble: worded(error) })
  }
}

/** Looks at the table with other eyes. */
export async function seeAs(eyes: Eyes): Promise<void> {
  const { table, port } = now()
  if (table === null) return
  const update = await port.request('watch', { table, eyes })
  if (now().table !== table) return
  if (now().shown?.eyes !== eyes) forgetAll()
  settleSteps()
  set({ curtain: null })
  show(update)
}

export async function closeTable(): Promise<void> {
  const { table, port } = now()
  stopWaiting()
  set(NO_TABLE)
  if (table !== null) await port.request('leave', { table }).catch(tellTrouble)
}

/** Shows the table as it stands, whatever was shown. */
export async function lookAgain(): Promise<void> {
  const { table, shown } = now()
  if (table !== null && shown !== null) await seeAs(shown.eyes).catch(tellTrouble)
}
