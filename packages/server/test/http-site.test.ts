// The client over HTTP: the right file with the right compression, and nothing from outside its folder.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressesOf } from '../src/site/addresses.ts'
import { readSite } from '../src/site/site.ts'
import { CODE, open, type Opened, PAGE, send } from './carrier.ts'

let opened: Opened

beforeAll(async () => (opened = await open()))
afterAll(() => opened.server.stop())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(opened.port, path, { headers, method })

it.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/assets/index-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/face-abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
])('%s is %s, cached with %s', async (path, type, caching) => {
  const { status, headers } = await ask(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
  expect(headers['cache-control']).toBe(caching)
})

it('a path that names a screen gets the page, a missing file a 404', async () => {
  expect((await ask('/table/0a1b?x=1')).body.toString()).toBe(PAGE)
  expect((await ask('/assets/index-old.js')).status).toBe(404)
})

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..\\secret.txt',
  '/%00',
  '/%',
])('%s leads nowhere', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(400)
  expect(body.toString()).not.toContain('nobody reads this')
})

it('the stamp of the build is not served', async () => {
  expect((await ask('/.sources')).status).toBe(404)
})

it('compresses as the browser accepts it, and not files that are already compressed', async () => {
  const br = await ask('/assets/index-abc123.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(CODE)
  const gz = await ask('/assets/index-abc123.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gz.body).toString()).toBe(CODE)
  const bare = await ask('/assets/index-abc123.js')
  expect(bare.headers['content-encoding']).toBeUndefined()
  expect(bare.body.toString()).toBe(CODE)
  const font = await ask('/assets/face-abc123.woff2', { 'accept-encoding': 'br' })
  expect(font.headers['content-encoding']).toBeUndefined()
})

it('an unchanged file is not sent again', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

it('HEAD has no body, and only GET and HEAD are allowed', async () => {
  const head = await ask('/', {}, 'HEAD')
  expect(head.headers['content-length']).toBe(String(PAGE.length))
  expect(head.body).toHaveLength(0)
  expect((await ask('/', {}, 'POST')).status).toBe(405)
})

it('a folder without index.html is not a site', () => {
  expect(readSite('/nowhere/dist')).toBeUndefined()
  expect(readSite(mkdtempSync(join(tmpdir(), 'lorehall-')))).toBeUndefined()
})

it('gives addresses that can be opened', () => {
  expect(addressesOf('127.0.0.1', 3000)).toEqual({ here: 'http://127.0.0.1:3000', network: [] })
  expect(addressesOf('::1', 3000).here).toBe('http://[::1]:3000')
  const everywhere = addressesOf('0.0.0.0', 3000)
  expect(everywhere.here).toBe('http://localhost:3000')
  for (const address of everywhere.network) expect(address).toMatch(/^http:\/\/[\d.]+:3000$/)
})

it('a file that the build has compressed is served as it is, and not under its own name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lorehall-site-'))
  const page = `<p>${'word '.repeat(200)}</p>`
  const packed = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'index.html.br'), packed)
  const site = readSite(folder)
  const found = site?.find('/index.html')
  expect(await found?.packed('br')).toEqual(packed)
  expect(gunzipSync((await found?.packed('gzip')) ?? '').toString()).toBe(page)
  expect((await found?.body())?.toString()).toBe(page)
  expect(site?.find('/index.html.br')).toBeUndefined()
})
