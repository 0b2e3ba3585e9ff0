// Reads a record from outside. Apart from the record itself, because a table that is already stored doesn't need it.
import { isRecord, quoted } from './json.ts'
import { type Carried, type Entry, RECORD_FORMAT, type Sitter, type TableRecord } from './record.ts'
import { Refusal } from './refusal.ts'

/** Checks the shape of a record. Its meaning is checked by replaying it. */
export function readRecord(value: unknown): TableRecord {
  checkRecord(value)
  return value
}

function checkRecord(value: unknown): asserts value is TableRecord {
  const bad = (what: string) => new Refusal('bad-record', `this is not a Lorehall record: ${what}`)
  if (!isRecord(value)) throw bad('expected a JSON object')
  if (isDeep(value)) throw bad(`it is nested more than ${DEEPEST} deep`)
  if (value['format'] !== RECORD_FORMAT) {
    throw bad(`format is ${quoted(value['format'])}, expected '${RECORD_FORMAT}'`)
  }
  if (typeof value['game'] !== 'string') throw bad("'game' is missing or not a string")
  if (value['seed'] !== undefined && typeof value['seed'] !== 'string') throw bad("'seed' is not a string")
  if (typeof value['ruleset'] !== 'number') throw bad("'ruleset' is missing or not a number")
  if (!isRecord(value['options'])) throw bad("'options' is missing or not an object")
  if (value['values'] === undefined) throw bad("'values' is missing")
  const { seats, entries, carried } = value
  if (carried !== undefined && !isCarried(carried)) {
    throw bad("'carried' must be { after: the digest of the earlier table, left: what it left }")
  }
  if (!Array.isArray(seats) || !seats.every(isSitter)) {
    throw bad("'seats' must be a list of { name, kind: 'person' | 'bot' }")
  }
  if (!Array.isArray(entries)) throw bad("'entries' is missing or not a list; the file may be cut short")
  entries.forEach((entry: unknown, i) => {
    if (!isEntry(entry)) throw bad(`entry ${i} is of no known kind: ${quoted(entry)}`)
  })
}

/** Lists and objects within each other. A record that was played needs far fewer. */
const DEEPEST = 64

/** Without recursion, because the data may be nested deeper than the stack. */
function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
  return false
}

function isSitter(value: unknown): value is Sitter {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    (value['kind'] === 'person' || value['kind'] === 'bot')
  )
}

function isCarried(value: unknown): value is Carried {
  if (!isRecord(value) || typeof value['after'] !== 'string' || value['left'] === undefined) return false
  const { lines } = value
  return lines === undefined || (Array.isArray(lines) && lines.every((line) => line === null || isText(line)))
}

function isEntry(value: unknown): value is Entry {
  if (typeof value === 'string') return true
  if (!isRecord(value)) return false
  const seat = (key: string) => Number.isInteger(value[key])
  if ('undo' in value) return seat('undo') && isConsent(value['consent'])
  if ('redo' in value) return seat('redo')
  if ('choose' in value) return seat('choose') && isText(value['effect']) && isText(value['choice'])
  if ('sits' in value) return seat('sits') && isSitter(value['who'])
  return Array.isArray(value['patch'])
}

const isText = (value: unknown) => typeof value === 'string'

function isConsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(Number.isInteger))
}
