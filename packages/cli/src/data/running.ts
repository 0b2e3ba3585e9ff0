// Asks a running server on this machine how it is, and what it has counted since its start.
import { isRecord } from '@lorehall/kernel'
import { addressesOf } from '@lorehall/server'

/** The reply of /api/health. */
interface Health {
  readonly ok: boolean
  readonly version: string
  /** Seconds since the start. */
  readonly up: number
  readonly live: number
  readonly tables: number
  readonly why?: string
}

export interface Running {
  readonly address: string
  /** Null: nothing there replies as our server would. */
  readonly health: Health | null
  /** By name and label, e.g. `limits_met files`; null: it doesn't say. */
  readonly counted: ReadonlyMap<string, number> | null
}

export interface Where {
  readonly host: string
  readonly port: number
  readonly metricsToken: string | null
}

const PATIENCE_MS = 3000

async function asked(address: string, headers: Record<string, string> = {}): Promise<string | null> {
  try {
    const reply = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    // A server that isn't well says why, with another status.
    return reply.ok || reply.status === 503 ? await reply.text() : null
  } catch {
    return null
  }
}

const FIELDS = { ok: 'boolean', version: 'string', up: 'number', live: 'number', tables: 'number' }

function isHealth(found: unknown): found is Health {
  return isRecord(found) && Object.entries(FIELDS).every(([name, type]) => typeof found[name] === type)
}

/** Null if this is another program. */
function read(text: string | null): Health | null {
  try {
    const found: unknown = JSON.parse(text ?? '')
    return isHealth(found) ? found : null
  } catch {
    return null
  }
}

/** Counters with one label. */
const COUNTER = /^lorehall_(\w+)_total\{\w+="([^"]*)"\} (\d+)$/gm

function countersIn(metrics: string): Map<string, number> {
  return new Map(
    Array.from(metrics.matchAll(COUNTER), ([, name = '', label = '', many = '']) => [
      `${name} ${label}`,
      Number(many),
    ]),
  )
}

export async function runningAt({ host, port, metricsToken }: Where): Promise<Running> {
  const { here: address } = addressesOf(host, port)
  const found = read(await asked(`${address}/api/health`))
  if (found === null) return { address, health: null, counted: null }
  const headers: Record<string, string> =
    metricsToken === null ? {} : { authorization: `Bearer ${metricsToken}` }
  const metrics = await asked(`${address}/metrics`, headers)
  return { address, health: found, counted: metrics === null ? null : countersIn(metrics) }
}
