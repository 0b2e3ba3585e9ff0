// The built client, read once into memory: what was there when the server started is what it serves,
// also while the next version is being built. A path that is not in this map does not exist, so no
// path leads outside.
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
const unpack = promisify(brotliDecompress)

/** As small as it gets: done once a file, off the main thread, and the answer is kept. */
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** What the build has packed already, beside the file; its name is no path. */
const PACKED = '.br'

/** Another for every content: of two pages that are equal, both are packed or none is. */
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

/** Kept as the build has packed it, a quarter of its size. Few ask for anything else: it is unpacked for them. */
function packedPageOf(path: string, br: Buffer): Page {
  const body = () => unpack(br)
  const packed = async (coding: Coding) => (coding === 'br' ? br : pack.gzip(await body(), { level: 9 }))
  return { ...headOf(path), etag: etagOf(br), body, packed }
}

/** The paths of all files under a folder, `/assets/a.js`; those with a dot in front are not served. */
function pathsIn(folder: string, path = ''): string[] {
  return readdirSync(folder + path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return []
    const inner = `${path}/${entry.name}`
    return entry.isDirectory() ? pathsIn(folder, inner) : [inner]
  })
}

/** Undefined where nothing is built. */
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
  // A path whose last part has an ending names a file, and a missing file is no screen.
  const stamp = index.etag.slice(1, 9)
  return { stamp, find: (path) => pages.get(path) ?? (/\.\w+$/.test(path) ? undefined : index) }
}
