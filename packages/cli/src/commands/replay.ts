// `lorehall replay FILE`: verifies a record and prints its log, or checks whether its chance was fair.
import { chaptersOf, NO_STAND_INS, standInsIn, type StandIns } from '@lorehall/host'
import { Refusal, Table, type TableRecord } from '@lorehall/kernel'
import { gameNamed, games, named, taleOf } from '@lorehall/server/games'
import { command, complain, print, printJson, wholeNumber } from '../command.ts'
import { readRecordsFile } from '../files.ts'
import { namesOf, standingLines } from '../log.ts'
import { chapterLines, storyLines, summary } from '../retell.ts'
import { verifiedLines, verifyFair } from '../verify.ts'

export const replay = command(
  'replay',
  'Verify a record or a campaign, and print its log, its scores and its digest.',
  {
    file: { type: 'positional', required: true, description: 'a record, or a file with several records' },
    at: { type: 'string', valueHint: 'n', description: 'show the position after this many entries instead' },
    verify: {
      type: 'boolean',
      description: 'check whether the dice and draws of an online table were fair instead',
    },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async ({ file, at, verify, json = false }) => {
    const records = readRecordsFile(file)
    const [record] = records
    if (record === undefined) throw new Refusal('bad-record', `${file} contains no record`)
    if (at !== undefined && records.length > 1) {
      throw new Refusal('bad-request', `--at works with one record, but ${file} contains ${records.length}`)
    }
    if (verify === true) {
      await tellFair(file, records, json)
      return
    }
    const read = await verified(file, records)
    const [first] = read
    if (first === undefined) return
    const [table, standIns] = first
    if (at !== undefined) {
      const n = wholeNumber('at', at, 0, record.entries.length)
      await tellPosition(Table.replay(table.game, record, n), n, json)
    } else if (records.length > 1) {
      if (json)
        printJson({ tables: await Promise.all([...read].map(([one, marks]) => summary(one, taleOf, marks))) })
      else print((await chapterLines([...read.keys()], taleOf, read)).join('\n'))
    } else if (json) printJson(await summary(table, taleOf, standIns))
    else print((await storyLines(table, taleOf, standIns)).join('\n'))
  },
)

async function tellFair(file: string, records: readonly TableRecord[], json: boolean): Promise<void> {
  const found = await Promise.all(records.map((record) => verifyFair(file, record)))
  const failed = found.flatMap(({ checks }) => checks.filter(({ holds }) => !holds))
  if (json) {
    const facts = found.map(({ fair, checks }) => {
      return { fair: checks.every(({ holds }) => holds), checks, ...fair }
    })
    printJson(facts.length === 1 ? facts[0] : { tables: facts })
  } else print(found.map((one) => verifiedLines(one).join('\n')).join('\n\n'))
  if (failed.length === 0) return
  complain(`${file} can't be trusted: ${failed.map(({ says }) => says).join('; ')}`)
  process.exitCode = 1
}

/**
 * Replays the records, in the order of a campaign's chapters. Returns each table with the moves that bots made for
 * people.
 */
async function verified(file: string, records: readonly TableRecord[]): Promise<Map<Table, StandIns>> {
  try {
    const read = new Map<Table, StandIns>()
    for (const record of records) {
      read.set(Table.replay(await gameNamed(record.game), record), standInsIn(record))
    }
    return new Map(chaptersOf([...read.keys()]).map((table) => [table, read.get(table) ?? NO_STAND_INS]))
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, `${file}: ${error.message}`)
    throw error
  }
}

async function tellPosition(table: Table, n: number, json: boolean): Promise<void> {
  const { game, machine } = table
  const inspect = await named(game.id, games).inspect()
  const lines = inspect.position(machine, namesOf(table))
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
