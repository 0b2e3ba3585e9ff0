// The built client, read into memory when the server starts. So the server keeps serving the same version while the
// next one is being built. A path that isn't in the map doesn't exist, so no path leads outside.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

export interface Page {
  readonly type: string
  readonly caching: string
  readonly etag: string
  readonly body: () => Promise<Buffer>
  /** The compressed body, made at the first request; null if compression gains nothing. */
  readonly packed: (coding: Coding) => Promise<Buffer> | null
}

export interface Site {
  /** Different for every build. */
  readonly stamp: string
  /** The file at this path. Without a file ending, the path names a screen, and index.html shows it. */
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

/** Types of files that are already compressed. */
const DENSE = new Set(['.png', '.woff', '.woff2', '.ico'])

/** The build puts a hash of the contents into every name under `assets`. */
const FOREVER = 'public, max-age=31536000, immutable'
/** The browser asks every time, and gets a 304 if nothing has changed. */
const FRESH = 'no-cache'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const unpack = promisify(brotliDecompress)

/** The strongest compression. It is done once per file, off the main thread, and the result is kept. */
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** The ending of files that the build has compressed. They are not served under their own names. */
const PACKED = '.br'

/** Different for every content. It may be the hash of the compressed file, because equal files are compressed alike. */
const etagOf = (content: Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const headOf = (path: string) => ({
  type: TYPES[extname(path)] ?? 'application/octet-stream',
  caching: path.startsWith('/assets/') ? FOREVER : FRESH,
})

export function pageOf(path: string, body: Buffer): Page {
  const kept = new Map<Coding, Promise<Buffer>>()
  const packed = (coding: Coding) => {
    if (DENSE.has(extname(path)) || body.length < 256) return null
    const known =
      kept.get(coding) ?? (coding === 'br' ? pack.br(body, SMALLEST) : pack.gzip(body, { level: 9 }))
    kept.set(coding, known)
    return known
  }
  return { ...headOf(path), etag: etagOf(body), body: async () => body, packed }
}

/** A page kept only in compressed form, a quarter of its size. Few browsers need another form; it is made for them. */
function packedPageOf(path: string, br: Buffer): Page {
  const body = () => unpack(br)
  const packed = async (coding: Coding) => (coding === 'br' ? br : pack.gzip(await body(), { level: 9 }))
  return { ...headOf(path), etag: etagOf(br), body, packed }
}

/** The paths of all files in a folder, e.g. `/assets/a.js`. Names that begin with a dot are not served. */
function pathsIn(folder: string, path = ''): string[] {
  return readdirSync(folder + path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return []
    const inner = `${path}/${entry.name}`
    return entry.isDirectory() ? pathsIn(folder, inner) : [inner]
  })
}

/** Undefined if nothing is built. */
export function readSite(folder: string): Site | undefined {
  let paths: Set<string>
  try {
    paths = new Set(pathsIn(folder))
  } catch {
    return undefined
  }
  const pages = new Map<string, Page>()
  for (const path of paths) {
    if (path.endsWith(PACKED)) continue
    const isPacked = paths.has(path + PACKED)
    const content = readFileSync(folder + path + (isPacked ? PACKED : ''))
    pages.set(path, isPacked ? packedPageOf(path, content) : pageOf(path, content))
  }
  const index = pages.get('/index.html')
  if (index === undefined) return undefined
  // A path with a file ending never names a screen, so a missing file is a 404.
  const stamp = index.etag.slice(1, 9)
  return { stamp, find: (path) => pages.get(path) ?? (/\.\w+$/.test(path) ? undefined : index) }
}
