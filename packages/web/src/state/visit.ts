// Opening and leaving a table, choosing eyes, and listening to its host.
import type { Eyes } from '@lorehall/host'
import { host } from '../host/client.ts'
import type { TablePort } from '../host/table-port.ts'
import { send } from './run.ts'
import { useSession } from './session/store.ts'
import { tell } from './trouble.ts'

const { getState: now, setState: set } = useSession

const heard = new Set<TablePort>()

/** Each port is listened to once, for as long as the page is open. */
function listenTo(port: TablePort): void {
  if (heard.has(port)) return
  heard.add(port)
  port.onUpdate((update) => {
    if (now().port === port) send({ happens: 'told', update })
  })
  port.onNotice((notice) => {
    if (notice === 'host-died' && now().port === port) send({ happens: 'hostGone' })
  })
  port.onTrouble(({ table, ...why }) => {
    if (table !== now().table) return
    // Another tab has played on: show that, as after a restart of the host.
    if (why.code === 'overtaken') send({ happens: 'hostGone' })
    else tell(why.code === 'storage-full' ? { ...why, code: 'storage-full.bot' } : why)
  })
}

export function openTable(table: string, port: TablePort = host): void {
  listenTo(port)
  set({ port })
  send({ happens: 'opened', table, host: { shared: port.shared, near: port.foresee !== undefined } })
}

/** Looks at the table with other eyes. */
export function seeAs(eyes: Eyes): void {
  send({ happens: 'eyesChosen', eyes })
}

/** Hands the device to a person for their aside. */
export function callAside(seat: number): void {
  send({ happens: 'calledAside', seat })
}

export function handBack(): void {
  send({ happens: 'handedBack' })
}

/** Refreshes the table from its host. */
export function lookAgain(): void {
  send({ happens: 'lookedAgain' })
}

export function closeTable(): void {
  send({ happens: 'closed' })
}
