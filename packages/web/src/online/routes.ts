// The HTTP method and path of each server operation. The compiler checks them against the protocol; the page imports
// only its types.
import type { OnlineOp, Operations } from '@lorehall/protocol'

export const ROUTES: { readonly [O in OnlineOp]: `${Operations[O]['method']} ${Operations[O]['path']}` } = {
  introduce: 'POST /me',
  me: 'GET /me',
  change: 'PATCH /me',
  data: 'GET /me/data',
  forget: 'DELETE /me',
  tryWebhook: 'POST /me/webhook/try',
  ways: 'GET /me/ways',
  subscribe: 'POST /me/ways/push',
  giveMail: 'POST /me/ways/mail',
  confirmMail: 'POST /mail/confirm',
  stopMail: 'POST /mail/stop',
  dropWay: 'DELETE /me/ways/:way',
  tryWay: 'POST /me/ways/:way/try',
  recovery: 'POST /me/recovery',
  recover: 'POST /recover',
  block: 'PUT /me/blocked/:person',
  addresses: 'GET /addresses',
  games: 'GET /games',
  tables: 'GET /tables',
  create: 'POST /tables',
  find: 'GET /codes/:code',
  room: 'GET /tables/:table',
  join: 'POST /tables/:table/join',
  start: 'POST /tables/:table/start',
  allow: 'PATCH /tables/:table',
  remove: 'POST /tables/:table/removed',
  tableNotices: 'GET /tables/:table/notices',
  setTableNotices: 'PUT /tables/:table/notices',
  leave: 'POST /tables/:table/leave',
  return: 'POST /tables/:table/return',
  close: 'DELETE /tables/:table',
  rematch: 'POST /tables/:table/rematch',
  look: 'GET /tables/:table/look',
  wait: 'GET /tables/:table/wait',
  hints: 'GET /tables/:table/hints',
  counsel: 'GET /tables/:table/counsel',
  ahead: 'GET /tables/:table/ahead',
  review: 'GET /tables/:table/review',
  tale: 'GET /tables/:table/tale',
  answer: 'POST /tables/:table/answer',
  undo: 'POST /tables/:table/undo',
  redo: 'POST /tables/:table/redo',
  hurry: 'POST /tables/:table/hurry',
  choose: 'POST /tables/:table/choose',
  propose: 'POST /tables/:table/proposal',
  vote: 'POST /tables/:table/vote',
  chat: 'GET /tables/:table/chat',
  say: 'POST /tables/:table/chat',
  unsay: 'DELETE /tables/:table/chat/:line',
  replay: 'GET /tables/:table/replay',
  history: 'GET /tables/:table/history',
  chances: 'GET /tables/:table/chances',
  hideChances: 'DELETE /tables/:table/chances',
  campaign: 'GET /tables/:table/campaign',
  record: 'GET /tables/:table/record',
  report: 'POST /tables/:table/report',
}

export interface Letter {
  readonly method: string
  /** With its parameters filled in. */
  readonly path: string
  /** Null if there is nothing to send. */
  readonly body: object | null
}

/** An operation as an HTTP request: parameters named in the path go there, the rest into the body or the query. */
export function letterFor(op: OnlineOp, takes: object): Letter {
  const [method = 'GET', route = ''] = ROUTES[op].split(' ')
  const rest = new Map<string, unknown>(Object.entries(takes))
  const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const path = route.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(written(value))
  })
  if (method !== 'GET') return { method, path: `/api${path}`, body: Object.fromEntries(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined) query.set(name, written(value))
  return { method, path: `/api${path}${query.size === 0 ? '' : `?${query.toString()}`}`, body: null }
}
