// Retells a record: line by line, with its scores and its digest.
import { type Mark, NO_STAND_INS, rivalsOf, sidesOf, type StandIns, type Tales } from '@lorehall/host'
import { type Entry, readAnswer, Table } from '@lorehall/kernel'
import { namesOf, standingLines, Teller } from './log.ts'

interface Passage {
  /** The entry's number; null before the first. */
  readonly entry: number | null
  /** Set if a bot made the move for somebody else: the reason. */
  readonly standIn?: Mark
  readonly lines: readonly string[]
}

const STAND_IN: Readonly<Record<Mark, string>> = {
  time: 'time ran out',
  left: 'away',
  agreed: 'as agreed',
  failed: 'its own bot failed',
}

async function tell(table: Table, tale: Tales, standIns: StandIns): Promise<Passage[]> {
  const { digest: _digest, ...record } = table.record()
  const again = Table.replay(table.game, record, 0)
  const teller = new Teller(again, tale)
  const passages: Passage[] = [{ entry: null, lines: await teller.lines() }]
  for (const [i, entry] of record.entries.entries()) {
    again.enter(entry)
    const standIn = standIns.get(i)
    const lines = [...said(again, entry, standIn), ...(await teller.lines())]
    passages.push({ entry: i, ...(standIn === undefined ? {} : { standIn }), lines })
  }
  return passages.filter(({ lines }) => lines.length > 0)
}

/** The lines of entries that are not answers; answers are told by their events. */
function said(table: Table, entry: Entry, standIn: Mark | undefined): string[] {
  const name = (seat: number) => namesOf(table)[seat] ?? `seat ${seat}`
  if (typeof entry === 'string')
    return standIn === undefined
      ? []
      : [`a bot plays for ${name(readAnswer(entry).seat)} (${STAND_IN[standIn]})`]
  if ('undo' in entry) return [`${name(entry.undo)} undoes their last choice`]
  if ('redo' in entry) return [`${name(entry.redo)} redoes it`]
  if ('choose' in entry) return [`${name(entry.choose)} sets ${entry.effect} to '${entry.choice}'`]
  if ('sits' in entry) return [`${entry.who.name} (${entry.who.kind}) takes seat ${entry.sits}`]
  return ['the position is edited']
}

function numbered(entry: number | null): string {
  return (entry === null ? '' : String(entry)).padStart(5)
}

export async function storyLines(table: Table, tale: Tales, standIns = NO_STAND_INS): Promise<string[]> {
  const passages = await tell(table, tale, standIns)
  return [
    ...passages.flatMap(({ entry, lines }) => lines.map((line) => `${numbered(entry)}  ${line}`)),
    '',
    table.over ? 'final scores' : 'scores so far',
    ...standingLines(table),
    '',
    `digest: ${table.digest()}`,
  ]
}

/** The lines of several tables, one after the other: the chapters of a campaign, or all tables of a file. */
export async function chapterLines(
  tables: readonly Table[],
  tale: Tales,
  standIns: ReadonlyMap<Table, StandIns> = new Map(),
): Promise<string[]> {
  const lines: string[] = []
  for (const [i, table] of tables.entries()) {
    const goesOn = table.carried === null ? '' : ', continued from an earlier table'
    const heading = `table ${i + 1} of ${tables.length}: ${table.game.title}, ${namesOf(table).join(', ')}${goesOn}`
    lines.push(...(i === 0 ? [] : ['']), heading, '', ...(await storyLines(table, tale, standIns.get(table))))
  }
  return lines
}

/** The same as data. */
export async function summary(table: Table, tale: Tales, standIns = NO_STAND_INS) {
  const { game, machine, over, carried } = table
  return {
    game: game.id,
    seats: table.sitters,
    ...(carried === null ? {} : { carried }),
    entries: table.seq,
    over,
    log: await tell(table, tale, standIns),
    standing: game.see.standing(machine, 'host'),
    sides: sidesOf(table),
    rivals: rivalsOf(machine),
    winners: over ? game.play.winners(machine) : [],
    digest: table.digest(),
  }
}
