// The OpenAPI document of the API, made from the same list of operations as the routes.
import { type Operation, operations } from '@lorehall/protocol'
import { z } from 'zod'

type Json = Readonly<Record<string, unknown>>

type Schema = z.core.JSONSchema.JSONSchema

const ANY_JSON = { description: 'Any JSON.' }

const parse: (text: string, change: (key: string, value: unknown) => unknown) => Schema = JSON.parse

/** As a JSON schema. The only recursive one is that of any JSON; `ANY_JSON` takes its place. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _version, $defs: _any, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return parse(JSON.stringify(rest), (_key, value) =>
    typeof value === 'object' && value !== null && '$ref' in value ? ANY_JSON : value,
  )
}

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const TROUBLES: Readonly<Record<string, string>> = {
  400: 'The request is not valid.',
  401: 'Choose a name first.',
  403: 'Not yours, or sent by a page of another site.',
  404: 'Not found.',
  409: 'Not possible now. Look at the table again.',
  413: 'Too large.',
  415: 'Not JSON.',
  429: 'Too fast, or too many. Wait as long as Retry-After says.',
  500: 'An error in the server. The message has a number under which the log explains it.',
  503: 'The server is stopping, or cannot save. Nothing was done. Try again.',
  507: 'The disk of the server is full. Nothing was done.',
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

const LIVE = `A WebSocket at /api/live carries the same operations, and sends news without being asked. Requests are texts such as {"id": 1, "op": "answer", "body": {…}}. The body has the fields of the path, the query and the body over HTTP. The reply is {"id": 1, "ok": true, "body": {…}} or {"id": 1, "ok": false, "code": "…", "message": "…"}. introduce, recover, addresses and data work only over HTTP; connect after the first two. Three more operations are watch {"table"}, unwatch {"table"} and attend {"looking"}. If you watch a table, you get {"update", "after", "deadlines"} immediately and after each change of the game, {"room"} when something else about the table changes, and {"said"} for chat; if the number of a line is one you have, it replaces that line (its text is empty if it was removed). "after" is the number of entries before the update. If you know of another number, watch the table again; also after {"again"}. The first message is {"hello": {"version", "me", "now"}}. It comes again when the clock of the server was changed. {"turns"} lists the tables that are waiting for you. The server pings every 20 seconds. It closes with 1012 when it restarts and with 1013 when it is full; connect again after a moment.`

const ABOUT = `Everything a page can do. Sign in with POST /api/me. Programs send {"token": true} with the name and put the token into "Authorization: Bearer …". A refused request changes nothing and gets the reason: {"code", "message"}. Answers, undo and redo are safe to send again; so are say and create with the same key.\n\n${LIVE}`

const health = {
  operationId: 'health',
  summary: 'Whether the server responds and can save.',
  security: [{}],
  responses: {
    200: {
      description: 'Yes.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              ok: { type: 'boolean' },
              version: { type: 'string' },
              up: { type: 'number', description: 'Seconds since it started.' },
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
