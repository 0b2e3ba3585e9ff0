// `lorehall replay FILE`: verifies a record and tells its story, or whether its chance was fair.
import { type Entry, Refusal, Table, type TableRecord } from '@lorehall/kernel'
import { gameNamed } from '@lorehall/server/games'
import { command, print, printJson, wholeNumber } from '../command.ts'
import { readRecordFile } from '../files.ts'
import { logLines, namesOf, standingLines } from '../log.ts'
import { verifiedLines, verifyFair } from '../verify.ts'

export const replay = command(
  'replay',
  'Verifies a record and prints its log in words, its standings and its digest.',
  {
    file: { type: 'positional', required: true, description: 'the record' },
    at: { type: 'string', valueHint: 'n', description: 'show the position after so many entries instead' },
    verify: { type: 'boolean', description: 'check instead whether the chance of an online table was fair' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  (args) => {
    const record = readRecordFile(args.file)
    if (args.verify === true) {
      tellFair(args.file, record, args.json === true)
      return
    }
    const table = verified(args.file, record)
    const { at } = args
    if (at !== undefined) {
      const n = wholeNumber('at', at, 0, record.entries.length)
      tellPosition(Table.replay(table.game, record, n), n, args.json === true)
    } else if (args.json === true) printJson(summary(table, tell(table.game, record)))
    else {
      for (const { entry, lines } of tell(table.game, record))
        print(...lines.map((line) => `${numbered(entry)}  ${line}`))
      print('', table.over ? 'final standings' : 'standings so far', ...standingLines(table), '')
      print(`digest: ${table.digest()}`)
    }
  },
)

function tellFair(file: string, record: TableRecord, json: boolean): void {
  const found = verifyFair(file, record)
  const failed = found.checks.filter(({ holds }) => !holds)
  if (json) printJson({ fair: failed.length === 0, checks: found.checks, ...found.fair })
  else print(...verifiedLines(record, found))
  if (failed.length === 0) return
  process.stderr.write(`${file} is not to be trusted: ${failed.map(({ says }) => says).join('; ')}\n`)
  process.exitCode = 1
}

function verified(file: string, record: TableRecord): Table {
  try {
    return Table.replay(gameNamed(record.game), record)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, `${file}: ${error.message}`)
    throw error
  }
}

interface Told {
  /** The entry's number; null before the first. */
  readonly entry: number | null
  readonly lines: readonly string[]
}

function tell(game: Table['game'], record: TableRecord): Told[] {
  const table = Table.replay(game, record, 0)
  const told: Told[] = [{ entry: null, lines: logLines(table) }]
  record.entries.forEach((entry, i) => {
    table.enter(entry)
    told.push({ entry: i, lines: [...said(table, entry), ...logLines(table)] })
  })
  return told.filter(({ lines }) => lines.length > 0)
}

/** What entries that are not answers say; answers speak through their events. */
function said(table: Table, entry: Entry): string[] {
  const name = (seat: number) => namesOf(table)[seat] ?? `seat ${seat}`
  if (typeof entry === 'string') return []
  if ('undo' in entry) return [`${name(entry.undo)} takes the last answer back`]
  if ('redo' in entry) return [`${name(entry.redo)} plays it again`]
  if ('choose' in entry) return [`${name(entry.choose)} chooses '${entry.choice}' for ${entry.effect}`]
  if ('sits' in entry) return [`${entry.who.name} (${entry.who.kind}) sits down at seat ${entry.sits}`]
  return ['the position is changed from outside']
}

function numbered(entry: number | null): string {
  return (entry === null ? '' : String(entry)).padStart(5)
}

function tellPosition(table: Table, n: number, json: boolean): void {
  const { game, machine } = table
  const lines = game.text.position(machine, namesOf(table))
  const asked = table.asks.map(({ seat, prompt, options }) => ({
    seat,
    prompt,
    options: options.map((o) => o.id),
  }))
  if (json)
    printJson({ at: n, position: lines, asks: asked, state: machine.position, digest: table.digest() })
  else {
    print(`after ${n} entries`, ...lines)
    for (const { seat, prompt, options } of asked)
      print(`asked: seat ${seat}, ${prompt}: ${options.join(' ')}`)
    print('', ...standingLines(table), '', `digest: ${table.digest()}`)
  }
}

function summary(table: Table, log: readonly Told[]) {
  const { game, machine, over } = table
  return {
    game: game.id,
    seats: table.sitters,
    entries: table.seq,
    over,
    log,
    standing: game.standing(machine, 'host'),
    winners: over ? game.winners(machine) : [],
    digest: table.digest(),
  }
}
