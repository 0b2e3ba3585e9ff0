// Applies changes to plain data. differ.ts computes them. A change has this form:
//
//   of an object        an object: `"field": change`, and `"-field": 0` for a removed field
//   of a list           a list of pieces, from the front: 3 keeps three elements, -2 drops two, […] inserts new ones,
//                       {…} changes the next one (`{"in": […]}` if that element is a list)
//   of anything else    the new value
//
// If a field's own name begins with + or -, it is written with a + in front.
export type Fields = Readonly<Record<string, unknown>>
export type List = readonly unknown[]

export const isList = (value: unknown): value is List => Array.isArray(value)
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value)

/** The data after the change. Throws if the change doesn't fit the data. */
export function merged(before: unknown, change: unknown): unknown {
  if (isList(before) && isList(change)) return mergedList(before, change)
  return isFields(before) && isFields(change) ? mergedFields(before, change) : change
}

function mergedFields(before: Fields, change: Fields): Fields {
  const names = Object.keys(change)
  if (names.some((name) => isMarked(name) || !Object.hasOwn(before, name))) return otherFields(before, change)
  const fields: Record<string, unknown> = { ...before }
  for (const name of names) fields[name] = merged(before[name], change[name])
  return fields
}

const isMarked = (name: string) => name.startsWith('-') || name.startsWith('+')

/** The same if fields are added or removed. */
function otherFields(before: Fields, change: Fields): Fields {
  const fields = new Map(Object.entries(before))
  const parts = Object.entries(change)
  for (const [name] of parts) {
    if (name.startsWith('-') && !fields.delete(name.slice(1))) throw misfit(`no field ${name.slice(1)}`)
  }
  for (const [name, part] of parts) {
    if (name.startsWith('-')) continue
    const field = name.startsWith('+') ? name.slice(1) : name
    fields.set(field, fields.has(field) ? merged(fields.get(field), part) : part)
  }
  return Object.fromEntries(fields)
}

function mergedList(before: List, change: List): List {
  const list: unknown[] = []
  let next = 0
  for (const piece of change) {
    if (isList(piece)) list.push(...piece)
    else if (typeof piece === 'number') {
      if (piece > 0) list.push(...before.slice(next, next + piece))
      next += Math.abs(piece)
    } else list.push(mergedElement(before[next++], piece))
  }
  if (next !== before.length) throw misfit(`${before.length} elements, not ${next}`)
  return list
}

function mergedElement(before: unknown, piece: unknown): unknown {
  if (!isFields(piece)) throw misfit('no such piece')
  if (isList(before)) return merged(before, piece['in'])
  if (!isFields(before)) throw misfit('nothing to change')
  return merged(before, piece)
}

function misfit(why: string): Error {
  return new Error(`this is a change of something else: ${why}`)
}
