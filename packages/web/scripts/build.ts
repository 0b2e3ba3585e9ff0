// Builds the client into dist, unless what is there was built from the same sources.
// The new version is made beside the old one and takes its place at the end: a build that fails or is
// stopped leaves everything as it was.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const web = dirname(import.meta.dirname)
const root = dirname(dirname(web))
const dist = join(web, 'dist')
const next = join(root, '.cache', `client-${process.pid}`)

/** Everything that goes into the page. */
const SOURCES = [
  'package-lock.json',
  'docs/rules',
  ...['kernel', 'vindication', 'bots', 'host', 'web'].map((name) => `packages/${name}/src`),
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
]

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)))
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function stampOf(folder: string): string | undefined {
  const file = join(folder, '.sources')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Vite has its own words; they are shown only where it fails. */
function vite(): Promise<{ readonly good: boolean; readonly words: string }> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const child = spawn(
    process.execPath,
    [bin, 'build', web, '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const pieces: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill())
  return new Promise((resolve) => {
    const end = (good: boolean) => resolve({ good, words: Buffer.concat(pieces).toString() })
    child.on('error', () => end(false))
    child.on('close', (code) => end(code === 0))
  })
}

function takeItsPlace(stamp: string): void {
  writeFileSync(join(next, '.sources'), stamp)
  rmSync(dist, { recursive: true, force: true })
  renameSync(next, dist)
}

const stamp = hashOfSources()
if (stampOf(dist) !== stamp) {
  const began = performance.now()
  const live = process.stdout.isTTY
  process.stdout.write(`Building the table in the browser …${live ? '' : '\n'}`)
  const { good, words } = await vite()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (good) takeItsPlace(stamp)
  rmSync(next, { recursive: true, force: true })
  console.log(
    `${live ? '\r' : ''}Building the table in the browser … ${good ? 'done' : 'failed'} after ${seconds} s`,
  )
  if (!good) {
    process.stderr.write(words)
    process.exitCode = 1
  }
}
