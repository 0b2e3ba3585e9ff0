// Serves the built client to browsers.
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Coding, Page, Site } from './site.ts'

/** The path without the query; undefined if it isn't valid (`/%`) or leads out of the folder. */
function pathOf(request: IncomingMessage): string | undefined {
  const [raw = '/'] = (request.url ?? '/').split(/[?#]/, 1)
  try {
    const path = decodeURIComponent(raw)
    return path.startsWith('/') && !/[\\\0]|\/\.\.?(?:\/|$)/.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** The best coding that the browser accepts. `q=0` means that it doesn't accept one. */
function codingFor(request: IncomingMessage): Coding | undefined {
  const taken = [request.headers['accept-encoding'] ?? []].flat().join(',')
  const takes = (coding: string) =>
    new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(taken)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

export function plain(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`)
}

/** Whether the browser has this page. It may send several tags, and a proxy that compresses marks them as weak. */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': page.caching, etag: page.etag, vary: 'accept-encoding' })
  if (isKnown(request, page.etag)) return reply.code(304).send()
  const coding = codingFor(request.raw)
  const packed = coding === undefined ? null : page.packed(coding)
  const body = await (packed ?? page.body())
  if (packed !== null) reply.header('content-encoding', coding)
  return reply.type(page.type).header('content-length', body.length).send(body)
}

export async function answerWith(
  site: Site | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(reply.header('allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered here.')
  }
  const path = pathOf(request.raw)
  if (path === undefined) return plain(reply, 400, 'This is not a path.')
  const page = site?.find(path === '/' ? '/index.html' : path)
  if (page === undefined) return plain(reply, 404, 'There is no such file here.')
  return sendPage(request, reply, page)
}
