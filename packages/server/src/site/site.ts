// The built client, read once into memory: what was there when the server started is what it serves,
// also while the next version is being built. A path that is not in this map does not exist, so no
// path leads outside.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

export interface Page {
  readonly type: string
  readonly caching: string
  readonly etag: string
  readonly body: Buffer
  /** The body in that coding, packed when first asked for; null where packing gains nothing. */
  readonly packed: (coding: Coding) => Promise<Buffer> | null
}

export interface Site {
  /** Another for every build. */
  readonly stamp: string
  /** What stands at this path, or the page that finds its own way where the path names a screen. */
  readonly find: (path: string) => Page | undefined
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** These are packed already. */
const DENSE = new Set(['.png', '.woff', '.woff2', '.ico'])

/** The build puts a hash of the contents into every name under `assets`. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Asked about every time, and answered with 304 while nothing has changed. */
const FRESH = 'no-cache'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** As small as it gets: done once a file, off the main thread, and the answer is kept. */
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** What the build has packed already, beside the file; its name is no path. */
const PACKED = '.br'

/** @param built the body as the build has packed it, if it has */
export function pageOf(path: string, body: Buffer, built?: Buffer): Page {
  const ending = extname(path)
  const kept = new Map<Coding, Promise<Buffer>>()
  if (built !== undefined) kept.set('br', Promise.resolve(built))
  const packed = (coding: Coding) => {
    if (DENSE.has(ending) || body.length < 256) return null
    const known =
      kept.get(coding) ?? (coding === 'br' ? pack.br(body, SMALLEST) : pack.gzip(body, { level: 9 }))
    kept.set(coding, known)
    return known
  }
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    caching: path.startsWith('/assets/') ? FOREVER : FRESH,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    packed,
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (file) =>
        statSync(file).isFile() &&
        !relative(folder, file)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )
}

/** Undefined where nothing is built. */
export function readSite(folder: string): Site | undefined {
  let files: string[]
  try {
    files = filesIn(folder)
  } catch {
    return undefined
  }
  const pages = new Map<string, Page>()
  const there = new Set(files)
  for (const file of files) {
    if (extname(file) === PACKED) continue
    const built = there.has(file + PACKED) ? readFileSync(file + PACKED) : undefined
    const path = `/${relative(folder, file).split(sep).join('/')}`
    pages.set(path, pageOf(path, readFileSync(file), built))
  }
  const index = pages.get('/index.html')
  if (index === undefined) return undefined
  // A path whose last part has an ending names a file, and a missing file is no screen.
  const stamp = index.etag.slice(1, 9)
  return { stamp, find: (path) => pages.get(path) ?? (/\.\w+$/.test(path) ? undefined : index) }
}
