// Answers browsers with the built client: nothing else is behind this server.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Coding, Page, Site } from './site.ts'

/**
 * Only our own files, nothing inline, nobody's frame. No `upgrade-insecure-requests` and nothing else
 * that asks for https: on a home network there is none.
 */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const SAFETY = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

function plain(response: ServerResponse, status: number, sentence: string, more: object = {}): void {
  response.writeHead(status, { ...SAFETY, 'content-type': 'text/plain; charset=utf-8', ...more })
  response.end(`${sentence}\n`)
}

/** The path without query, or undefined where it is none: `/%`, or one that tries to climb out. */
function pathOf(request: IncomingMessage): string | undefined {
  const [raw = '/'] = (request.url ?? '/').split(/[?#]/, 1)
  try {
    const path = decodeURIComponent(raw)
    return path.startsWith('/') && !/[\\\0]|\/\.\.?(?:\/|$)/.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** What the browser takes, best first; `q=0` means it does not. */
function codingFor(request: IncomingMessage): Coding | undefined {
  const taken = request.headers['accept-encoding'] ?? ''
  const takes = (coding: string) =>
    new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(taken)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

async function send(request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> {
  const head = { ...SAFETY, 'cache-control': page.caching, etag: page.etag, vary: 'accept-encoding' }
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, head)
    response.end()
    return
  }
  const coding = codingFor(request)
  const packed = coding === undefined ? null : page.packed(coding)
  const body = packed === null ? page.body : await packed
  response.writeHead(200, {
    ...head,
    'content-type': page.type,
    'content-length': body.length,
    ...(packed === null ? {} : { 'content-encoding': coding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    plain(response, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
    return
  }
  const path = pathOf(request)
  if (path === undefined) return plain(response, 400, 'This is not a path.')
  const page = site.find(path === '/' ? '/index.html' : path)
  if (page === undefined) return plain(response, 404, 'There is no such file here.')
  await send(request, response, page)
}

export function siteServer(site: Site): Server {
  return createServer((request, response) => {
    answer(site, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else plain(response, 500, 'This file could not be sent.')
    })
  })
}
