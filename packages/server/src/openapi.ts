// The API described for programs: an OpenAPI document made from the list the routes are made from.
import { type Operation, operations } from '@lorehall/protocol'
import { z } from 'zod'

type Json = Readonly<Record<string, unknown>>

type Schema = z.core.JSONSchema.JSONSchema

const ANY_JSON = { description: 'Any JSON.' }

const parse: (text: string, change: (key: string, value: unknown) => unknown) => Schema = JSON.parse

/** The only schema that contains itself is that of any JSON, and OpenAPI says it by saying nothing. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _version, $defs: _any, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return parse(JSON.stringify(rest), (_key, value) =>
    typeof value === 'object' && value !== null && '$ref' in value ? ANY_JSON : value,
  )
}

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const TROUBLES: Readonly<Record<string, string>> = {
  400: 'What was sent cannot be meant.',
  401: 'Give yourself a name first.',
  403: 'Not yours, or asked by a page of another site.',
  404: 'There is no such thing.',
  409: 'Not as things stand: look again.',
  413: 'Too large.',
  415: 'Not JSON.',
  429: 'Too fast, or too many: wait as long as Retry-After says.',
  500: 'A fault of the server; its host finds it in the log by the number in the message.',
  503: 'The server is stopping, or cannot store: nothing was done, try again.',
  507: 'The disk of the server is full: nothing was done.',
}

const troubleResponses = Object.fromEntries(
  Object.keys(TROUBLES).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
)

function describe(name: string, { path, method, who, says, takes, gives }: Operation): Json {
  const { properties = {}, required = [] } = schemaOf(takes, 'input')
  const inPath = namesIn(path)
  const inQuery = method === 'GET' || method === 'DELETE'
  const rest = Object.keys(properties).filter((field) => !inPath.includes(field))
  const parameter = (field: string, place: string) => ({
    name: field,
    in: place,
    required: place === 'path' || required.includes(field),
    schema: properties[field],
  })
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest.map((field) => [field, properties[field]])),
    required: rest.filter((field) => required.includes(field)),
  }
  return {
    operationId: name,
    summary: says,
    security: who === 'person' ? [{ cookie: [] }, { bearer: [] }] : [{}, { cookie: [] }, { bearer: [] }],
    parameters: [
      ...inPath.map((field) => parameter(field, 'path')),
      ...(inQuery ? rest.map((field) => parameter(field, 'query')) : []),
    ],
    ...(inQuery || rest.length === 0
      ? {}
      : {
          requestBody: {
            required: body.required.length > 0,
            content: { 'application/json': { schema: body } },
          },
        }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: schemaOf(gives, 'output') } } },
      ...troubleResponses,
    },
  }
}

const LIVE = `A WebSocket at /api/live carries the same operations and tells what happens by itself. Requests are texts such as {"id": 1, "op": "answer", "body": {…}}, where the body has what path, query and body have over HTTP; each is answered by {"id": 1, "ok": true, "body": {…}} or {"id": 1, "ok": false, "code": "…", "message": "…"}. introduce and recover are asked over HTTP, then one connects. Beside these operations there are watch {"table"}, unwatch {"table"} and attend {"looking"}: who watches a table is told {"update", "after", "deadlines"} at once and after everything that happens, {"room"} when something about the table changes, and {"said"} for chat. "after" is how many entries there were before: who knows another number watches again. The first message is {"hello": {"version", "me", "now"}}, which comes again when the clock of the server was set; {"turns"} lists the tables that wait for one. The server pings every 20 seconds; on 1012 it is being renewed, and on 1013 it is full: connect again after a moment.`

const ABOUT = `Everything a page can do. One becomes someone by POST /api/me; programs send {"token": true} with the name and put the token into "Authorization: Bearer …". Whatever is refused leaves everything as it was and says why: {"code", "message"}. Answers, undo and redo are safe to send again; so are say and create with the same key.\n\n${LIVE}`

const health = {
  operationId: 'health',
  summary: 'Whether the server answers and can store.',
  security: [{}],
  responses: {
    200: {
      description: 'It does.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              ok: { type: 'boolean' },
              version: { type: 'string' },
              up: { type: 'number', description: 'Seconds since it began.' },
              live: { type: 'integer', description: 'Live connections.' },
            },
            required: ['ok', 'version', 'up', 'live'],
          },
        },
      },
    },
    503: { $ref: '#/components/responses/503' },
  },
}

function paths(): Record<string, Json> {
  const found: Record<string, Json> = { '/api/health': { get: health } }
  for (const [name, operation] of Object.entries(operations)) {
    const path = `/api${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`
    found[path] = { ...found[path], [operation.method.toLowerCase()]: describe(name, operation) }
  }
  return found
}

export function openApi(version: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Lorehall', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths: paths(),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'lorehall' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Trouble: {
          type: 'object',
          properties: { code: { type: 'string' }, message: { type: 'string', description: 'For a person.' } },
          required: ['code', 'message'],
        },
      },
      responses: Object.fromEntries(
        Object.entries(TROUBLES).map(([status, description]) => [
          status,
          {
            description,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Trouble' } } },
          },
        ]),
      ),
    },
  }
}
