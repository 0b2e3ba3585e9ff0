// Tells the person who runs a server how it is, in sentences.
import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '@lorehall/kernel'
import type { StoredState } from '@lorehall/server'
import { thousands } from '../columns.ts'
import { moment } from '../moment.ts'
import { storedAt, withTools } from './data.ts'
import type { Running } from './running.ts'

export interface Finding {
  readonly about: 'version' | 'server' | 'limits' | 'data' | 'disk' | 'backup' | 'reports'
  readonly says: string
  /** Something should be done. */
  readonly attention: boolean
}

const DAY = 86_400_000
/** A backup should not be older. */
const OLDEST_BACKUP = 7 * DAY
/** The disk should have as many free bytes, and room for a backup. */
const LEAST_FREE = 1_000_000_000

const fine = (about: Finding['about'], says: string): Finding => ({ about, says, attention: false })
const attention = (about: Finding['about'], says: string): Finding => ({ about, says, attention: true })

const count = (many: number, one: string, more: string) => `${thousands(many)} ${many === 1 ? one : more}`

function megabytes(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`
}

function ago(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  if (minutes < 90) return count(minutes, 'minute', 'minutes')
  if (minutes < 36 * 60) return count(Math.round(minutes / 60), 'hour', 'hours')
  return count(Math.round(minutes / 1440), 'day', 'days')
}

export function aboutServer({ address, health }: Running): Finding {
  if (health === null)
    return attention('server', `Nothing replies at ${address}. Start it, or name its port with --port.`)
  const { ok, version, up, live, tables, why = '' } = health
  if (!ok) return attention('server', `The server at ${address} is not well: ${why}`)
  const busy = `${count(live, 'live connection', 'live connections')}, ${count(tables, 'table', 'tables')} in memory`
  return fine('server', `Version ${version} has been running at ${address} for ${ago(up * 1000)}: ${busy}.`)
}

/** Limits of everyone, and errors: whoever met them could not play. */
const SERIOUS: Readonly<Record<string, string>> = {
  'limits_met connections': 'no place for a live connection (LOREHALL_LIMIT_CONNECTIONS)',
  'refusals full-house': 'no memory for a table (LOREHALL_LIMIT_MEMORY)',
  'refusals storage-full': 'the disk was full',
  'refusals storage-broken': 'a table could not be opened (see the log)',
  'refusals trouble': 'an unexpected error (see the log)',
}

export function aboutLimits({ health, counted }: Running): Finding[] {
  if (health === null) return []
  if (counted === null)
    return [fine('limits', 'Unknown: give the server and this command the same LOREHALL_METRICS_TOKEN.')]
  const times = (many: number) => count(many, 'time', 'times')
  const serious = Object.entries(SERIOUS).flatMap(([name, says]) => {
    const many = counted.get(name) ?? 0
    return many === 0 ? [] : [attention('limits', `Since the start, ${times(many)}: ${says}.`)]
  })
  const others = Array.from(counted).flatMap(([name, many]) => {
    const [what, limit = ''] = name.split(' ')
    return what === 'limits_met' && SERIOUS[name] === undefined ? [`${limit} ${times(many)}`] : []
  })
  if (others.length === 0) return [...serious, fine('limits', 'Nobody has reached a limit of their own.')]
  return [...serious, fine('limits', `Reached by single people or addresses: ${others.join(', ')}.`)]
}

function aboutStored(state: StoredState, isFile: boolean, now: number): Finding[] {
  const { schema, known, bytes, people, tables, reports, reported } = state
  const size = `${megabytes(bytes)}, ${count(people, 'person', 'people')}, ${count(tables, 'table', 'tables')}`
  const old = schema < known ? ` This version updates it to ${known} when the server starts.` : ''
  const newest = reported === null ? '' : ` The newest came ${ago(now - reported)} ago: lorehall reports`
  return [
    fine('data', `${isFile ? 'A data file' : 'PostgreSQL'}: ${size}. Schema ${schema}.${old}`),
    isFile ? aboutBackup(state, now) : aboutArchive(state),
    fine('reports', `${count(reports, 'report', 'reports')} of players.${newest}`),
  ]
}

function aboutBackup({ backup, tables }: StoredState, now: number): Finding {
  const make = 'Make one: lorehall backup --to FILE'
  if (backup === null)
    return (tables === 0 ? fine : attention)('backup', `There is no note of a backup. ${make}`)
  const says = `The last one was made ${ago(now - backup.at)} ago: ${backup.file ?? ''}`
  return now - backup.at > OLDEST_BACKUP ? attention('backup', `${says}. ${make}`) : fine('backup', says)
}

function aboutArchive({ backup }: StoredState): Finding {
  const archived =
    backup === null
      ? 'PostgreSQL does not archive its log.'
      : `PostgreSQL last archived its log at ${moment(backup.at)} UTC.`
  return fine('backup', `pg_dump leaves no trace in the database, so check your backups there. ${archived}`)
}

function aboutDisk(file: string, bytes: number): Finding {
  const { bavail, bsize } = statfsSync(dirname(file))
  const free = bavail * bsize
  const says = `${megabytes(free)} are free where the data is.`
  const isEnough = free >= LEAST_FREE && free >= 2 * bytes
  return isEnough ? fine('disk', says) : attention('disk', `${says} Make room, e.g. delete old backups.`)
}

/** All about what is stored. */
export async function storedFindings(data: string | undefined, now: number): Promise<Finding[]> {
  const stored = storedAt(data)
  const file = 'file' in stored ? stored.file : null
  try {
    const state = await withTools(data, (tools) => tools.state())
    const disk = file === null ? [] : [aboutDisk(file, state.bytes)]
    return [...aboutStored(state, file !== null, now), ...disk]
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const disk = file === null || !existsSync(dirname(file)) ? [] : [aboutDisk(file, 0)]
    return [attention('data', error.message), ...disk]
  }
}

export function findingLines(findings: readonly Finding[]): string[] {
  const wanting = findings.filter(({ attention }) => attention).length
  return [
    ...findings.map(
      ({ about, says, attention }) =>
        `${attention ? 'attention' : 'fine'.padEnd(9)}  ${about.padEnd(8)}  ${says}`,
    ),
    '',
    wanting === 0 ? 'Nothing needs attention.' : `${count(wanting, 'thing needs', 'things need')} attention.`,
  ]
}
