// Combines the path, the query and the body of a request into one object. Path and query are text; if an operation
// expects a number, a boolean or null, the text is converted.
import { type OnlineOp, operations } from '@lorehall/protocol'
import { z } from 'zod'

type Schema = Parameters<typeof typesOf>[0]

/** The JSON types a value may have. */
function typesOf(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set()
  const own = 'type' in schema ? [schema.type].flat().map(String) : []
  const inner = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => {
    const list: unknown = Reflect.get(schema, name)
    return Array.isArray(list) ? list.flatMap((part: Schema) => [...typesOf(part)]) : []
  })
  if ('enum' in schema || 'const' in schema) own.push('string')
  return new Set([...own, ...inner])
}

/** By field: the JSON types that its text may be converted to. */
export type Meanings = ReadonlyMap<string, ReadonlySet<string>>

export function meaningsOf(op: OnlineOp): Meanings {
  const { properties = {} } = z.toJSONSchema(operations[op].takes, { io: 'input', unrepresentable: 'any' })
  return new Map(Object.entries(properties).map(([name, schema]) => [name, typesOf(schema)]))
}

function meant(text: unknown, types: ReadonlySet<string> | undefined): unknown {
  if (typeof text !== 'string' || types === undefined || types.has('string')) return text
  if (types.has('null') && text === 'null') return null
  if (types.has('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  const number = types.has('integer') || types.has('number')
  return number && /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
}

function fields(given: unknown): [string, unknown][] {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : []
}

export function given(
  request: { params: unknown; query: unknown; body: unknown },
  meanings: Meanings,
): unknown {
  const { params, query, body } = request
  // A body that isn't an object is passed on as it is, and the schema refuses it.
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) return body
  const all = new Map(fields(body))
  for (const [name, text] of [...fields(query), ...fields(params)])
    all.set(name, meant(text, meanings.get(name)))
  return Object.fromEntries(all)
}
