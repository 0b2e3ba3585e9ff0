// Computes the change between two pieces of plain data, in the form that merge.ts reads. After merging, fields have the
// same order as in the new data, so a page draws them in the same order.
import type { Json } from '@lorehall/kernel'
import { type Fields, isFields, isList, type List } from './merge.ts'

/** A change of an object: changes by field. */
type Changed = Record<string, Json>

/** The change that turns `before` into `now`; undefined: they are equal. */
export function changeTo(before: unknown, now: unknown): Json | undefined {
  if (before === now) return undefined
  if (typeof now !== 'object' || typeof before !== 'object') return written(now)
  if (isList(now)) return isList(before) ? listChange(before, now) : written(now)
  return isFields(before) && isFields(now) ? fieldsChange(before, now) : written(now)
}

/** The cast holds because updates are plain data. */
function written(value: unknown): Json
function written(value: unknown): unknown {
  return value ?? null
}

/** Most fields are equal, so nothing is allocated until the first difference. */
export function fieldsChange(before: Fields, now: Fields): Changed | undefined {
  const fields = Object.keys(now)
  const old = Object.keys(before)
  if (fields.length !== old.length) return otherFields(before, now)
  let change: Changed | undefined
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] ?? ''
    const was = before[field]
    const is = now[field]
    if (field !== old[i] || was === undefined || is === undefined) return otherFields(before, now)
    if (was === is) continue
    const part = changeTo(was, is)
    if (part === undefined) continue
    change ??= {}
    change[nameOf(field)] = part
  }
  return change
}

function otherFields(before: Fields, now: Fields): Changed | undefined {
  const [old, fields] = [fieldsOf(before), fieldsOf(now)]
  const change: Changed = {}
  const stay = staying(old, fields)
  for (const field of old) if (!stay.has(field)) change[`-${field}`] = 0
  for (const field of fields) {
    const part = stay.has(field) ? changeTo(before[field], now[field]) : written(now[field])
    if (part !== undefined) change[nameOf(field)] = part
  }
  return Object.keys(change).length === 0 ? undefined : change
}

/** The names of the fields that are not undefined, because JSON leaves those out. */
function fieldsOf(of: Fields): string[] {
  return Object.keys(of).filter((field) => of[field] !== undefined)
}

/**
 * The fields that can stay in place. Merging keeps the old order and appends new fields. From the first field where
 * that order would be wrong, fields are removed and added again.
 */
function staying(old: readonly string[], fields: readonly string[]): ReadonlySet<string> {
  const [before, now] = [new Set(old), new Set(fields)]
  const both = old.filter((field) => now.has(field))
  const placed = [...both, ...fields.filter((field) => !before.has(field))].filter(hasPlace)
  const are = fields.filter(hasPlace)
  const first = are.findIndex((field, i) => field !== placed[i])
  const anew = new Set(first === -1 ? [] : are.slice(first))
  return new Set(both.filter((field) => !anew.has(field)))
}

/** JavaScript always puts numeric names first, in ascending order, so they have no place of their own. */
const hasPlace = (field: string) => !/^\d+$/.test(field)

/** Escapes names that begin with a mark, and `__proto__`, which can't be an ordinary field. */
function nameOf(field: string): string {
  const marked = field.startsWith('-') || field.startsWith('+') || field === '__proto__'
  return marked ? `+${field}` : field
}

/** Compares element by element if the lists have equal lengths and equal ids in all places; otherwise by key. */
function listChange(before: List, now: List): Json | undefined {
  if (before.length !== now.length) return changeByKey(before, now)
  let pieces: Pieces | undefined
  for (let i = 0; i < now.length; i++) {
    const was = before[i]
    const is = now[i]
    if (isOther(was, is)) return changeByKey(before, now)
    const change = was === is ? undefined : changeTo(was, is)
    if (change !== undefined) pieces ??= new Pieces(i)
    pieces?.goOn(was, is, change)
  }
  return pieces?.end()
}

function changeByKey(before: List, now: List): Json {
  const pieces = new Pieces(0)
  const places = placesOf(before)
  let next = 0
  for (const value of now) {
    const at = places.get(keyOf(value))?.find((place) => place >= next)
    if (at === undefined) pieces.add(value)
    else {
      pieces.leave(at - next)
      pieces.goOn(before[at], value, changeTo(before[at], value))
      next = at + 1
    }
  }
  pieces.leave(before.length - next)
  return pieces.end()
}

function isOther(was: unknown, is: unknown): boolean {
  return isFields(was) && isFields(is) && was['id'] !== is['id']
}

function keyOf(value: unknown): string {
  return isFields(value) && typeof value['id'] === 'string' ? value['id'] : JSON.stringify(value ?? null)
}

function placesOf(list: List): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [i, value] of list.entries()) {
    const key = keyOf(value)
    places.set(key, [...(places.get(key) ?? []), i])
  }
  return places
}

/** Builds the pieces of a list's change (see merge.ts). */
class Pieces {
  private readonly changes: Json[] = []
  private taken: number
  private left = 0
  private put: Json[] = []

  /** @param taken how many elements at the front are unchanged */
  constructor(taken: number) {
    this.taken = taken
  }

  goOn(before: unknown, now: unknown, change: Json | undefined): void {
    if (change === undefined) this.take()
    else if (isList(before) && isList(now)) this.alter({ in: change })
    else if (isFields(before) && isFields(now)) this.alter(change)
    else {
      this.leave(1)
      this.add(now)
    }
  }

  private take(): void {
    if (this.left > 0 || this.put.length > 0) this.write()
    this.taken++
  }

  leave(count: number): void {
    this.left += count
  }

  add(value: unknown): void {
    this.put.push(written(value))
  }

  private alter(change: Json): void {
    this.write()
    this.changes.push(change)
  }

  private write(): void {
    if (this.taken > 0) this.changes.push(this.taken)
    if (this.left > 0) this.changes.push(-this.left)
    if (this.put.length > 0) this.changes.push(this.put)
    this.taken = 0
    this.left = 0
    this.put = []
  }

  end(): Json {
    this.write()
    return this.changes
  }
}
