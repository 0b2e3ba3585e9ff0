// A record told again: line by line, with its standings and its digest.
import { NO_STAND_INS, rivalsOf, sidesOf, type StandIn, type StandIns, type Tales } from '@lorehall/host'
import { type Entry, readAnswer, Table } from '@lorehall/kernel'
import { namesOf, standingLines, Teller } from './log.ts'

interface Told {
  /** The entry's number; null before the first. */
  readonly entry: number | null
  /** A bot made it for a person, and why. */
  readonly standIn?: StandIn
  readonly lines: readonly string[]
}

const STAND_IN: Readonly<Record<StandIn, string>> = {
  time: 'after time ran out',
  left: 'while away',
  agreed: 'as agreed',
}

async function tell(table: Table, tale: Tales, standIns: StandIns): Promise<Told[]> {
  const { digest: _digest, ...record } = table.record()
  const again = Table.replay(table.game, record, 0)
  const teller = new Teller(again, tale)
  const told: Told[] = [{ entry: null, lines: await teller.lines() }]
  for (const [i, entry] of record.entries.entries()) {
    again.enter(entry)
    const standIn = standIns.get(i)
    const lines = [...said(again, entry, standIn), ...(await teller.lines())]
    told.push({ entry: i, ...(standIn === undefined ? {} : { standIn }), lines })
  }
  return told.filter(({ lines }) => lines.length > 0)
}

/** What entries that are not answers say; answers speak through their events. */
function said(table: Table, entry: Entry, standIn: StandIn | undefined): string[] {
  const name = (seat: number) => namesOf(table)[seat] ?? `seat ${seat}`
  if (typeof entry === 'string')
    return standIn === undefined
      ? []
      : [`a bot plays for ${name(readAnswer(entry).seat)} (${STAND_IN[standIn]})`]
  if ('undo' in entry) return [`${name(entry.undo)} takes the last answer back`]
  if ('redo' in entry) return [`${name(entry.redo)} plays it again`]
  if ('choose' in entry) return [`${name(entry.choose)} chooses '${entry.choice}' for ${entry.effect}`]
  if ('sits' in entry) return [`${entry.who.name} (${entry.who.kind}) sits down at seat ${entry.sits}`]
  return ['the position is changed from outside']
}

function numbered(entry: number | null): string {
  return (entry === null ? '' : String(entry)).padStart(5)
}

export async function storyLines(table: Table, tale: Tales, standIns = NO_STAND_INS): Promise<string[]> {
  const told = await tell(table, tale, standIns)
  return [
    ...told.flatMap(({ entry, lines }) => lines.map((line) => `${numbered(entry)}  ${line}`)),
    '',
    table.over ? 'final standings' : 'standings so far',
    ...standingLines(table),
    '',
    `digest: ${table.digest()}`,
  ]
}

/** Several tables, one after the other: the chapters of a campaign, or whatever lies in one file. */
export async function chapterLines(
  tables: readonly Table[],
  tale: Tales,
  standIns: ReadonlyMap<Table, StandIns> = new Map(),
): Promise<string[]> {
  const lines: string[] = []
  for (const [i, table] of tables.entries()) {
    const goesOn = table.carried === null ? '' : ', going on from an earlier table'
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
