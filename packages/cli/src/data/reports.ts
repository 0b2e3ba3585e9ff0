// Reports in words, and as a record that carries one.
import { Refusal } from '@lorehall/kernel'
import { recordIn, type Report, reportsIn } from '@lorehall/server'
import { columns } from '../columns.ts'
import { fileOf, said } from './data.ts'

export function allReports(data: string | undefined): Report[] {
  return said(() => reportsIn(fileOf(data)))
}

export function reportNamed(data: string | undefined, id: string): Report {
  const all = allReports(data)
  const report = all.find((known) => known.id === id)
  if (report !== undefined) return report
  const there = all.length === 0 ? 'nothing was reported' : `there are: ${all.map((r) => r.id).join(', ')}`
  throw new Refusal('bad-request', `there is no report '${id}'; ${there}`)
}

const LONGEST = 60

/** Minutes are enough, and the same in every country. */
const moment = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

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
    seat === null ? 'watching' : `seat ${seat}`,
    firstWords(text),
  ])
  return columns([['report', 'when (UTC)', 'table', 'entries', 'who', 'what'], ...rows])
}

export function reportLines({ id, at, table, seq, seat, text, versions }: Report): string[] {
  return [
    `report    ${id}`,
    `when      ${moment(at)} UTC`,
    `table     ${table}, after ${seq} entries`,
    `who       ${seat === null ? 'someone who watched' : `seat ${seat}`}`,
    `versions  ${JSON.stringify(versions)}`,
    '',
    text.trim() === '' ? '(no words)' : text,
  ]
}

/** The record of the table with the report beside it: a file like any other record. */
export function packed(data: string | undefined, report: Report): { text: string; over: boolean } {
  const { record, over } = said(() => recordIn(fileOf(data), report.table))
  if (record === null)
    throw new Refusal('bad-request', `table ${report.table} has not begun: there is nothing to replay`)
  return { text: `${JSON.stringify({ ...record, report }, null, 1)}\n`, over }
}
