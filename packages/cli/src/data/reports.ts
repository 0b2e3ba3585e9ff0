// Formats reports as text, and writes a report together with the record of its table.
import { Refusal } from '@lorehall/kernel'
import type { Report } from '@lorehall/server'
import { columns } from '../columns.ts'
import { moment } from '../moment.ts'
import { withTools } from './data.ts'

export function allReports(data: string | undefined): Promise<Report[]> {
  return withTools(data, (tools) => tools.reports())
}

export async function reportNamed(data: string | undefined, id: string): Promise<Report> {
  const all = await allReports(data)
  const report = all.find((known) => known.id === id)
  if (report !== undefined) return report
  const there = all.length === 0 ? 'nothing was reported' : `use one of: ${all.map((r) => r.id).join(', ')}`
  throw new Refusal('bad-request', `there is no report '${id}'; ${there}`)
}

const LONGEST = 60

function firstWords(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words
}

export function listLines(all: readonly Report[]): string[] {
  if (all.length === 0) return ['nothing was reported']
  const rows = all.map(({ id, at, table, seq, seat, text }) => [
    id,
    moment(at),
    table,
    String(seq),
    seat === null ? 'spectator' : `seat ${seat}`,
    firstWords(text),
  ])
  return columns([['report', 'when (UTC)', 'table', 'entries', 'who', 'what'], ...rows])
}

export function reportLines({ id, at, table, seq, seat, text, versions }: Report): string[] {
  return [
    `report    ${id}`,
    `when      ${moment(at)} UTC`,
    `table     ${table}, after ${seq} entries`,
    `who       ${seat === null ? 'a spectator' : `seat ${seat}`}`,
    `versions  ${JSON.stringify(versions)}`,
    '',
    text.trim() === '' ? '(no text)' : text,
  ]
}

/** The table's record with the report added; it can be read like any other record. */
export async function packed(
  data: string | undefined,
  report: Report,
): Promise<{ text: string; over: boolean }> {
  const { record, over } = await withTools(data, (tools) => tools.record(report.table))
  if (record === null)
    throw new Refusal('bad-request', `table ${report.table} has not begun, so there is nothing to replay`)
  return { text: `${JSON.stringify({ ...record, report }, null, 1)}\n`, over }
}
