// Builds a client into a folder, unless the folder was built from the same sources.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build } from '../../../scripts/built.ts'
import { sourcesOf } from '../../../scripts/packages.ts'

const web = dirname(import.meta.dirname)
const root = dirname(dirname(web))

/** Runs Vite. Resolves to null, or to Vite's output if it failed. */
function vite(config: string, folder: string): Promise<string | null> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const child = spawn(
    process.execPath,
    [
      bin,
      'build',
      web,
      '--config',
      join(web, config),
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
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
    const end = (good: boolean) => resolve(good ? null : Buffer.concat(pieces).toString())
    child.on('error', () => end(false))
    child.on('close', (code) => end(code === 0))
  })
}

const WORDS = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest)$/
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Compresses each text file once, as far as possible, so that the server never has to. */
async function pack(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => WORDS.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file), SMALLEST))
    }),
  )
}

async function made(config: string, folder: string): Promise<string | null> {
  const trouble = await vite(config, folder)
  if (trouble === null) await pack(folder)
  return trouble
}

interface Client {
  /** Its name in the progress message. */
  readonly what: string
  /** The Vite config, relative to this package. */
  readonly config: string
  /** Sources besides the client's own, relative to the root. */
  readonly more: readonly string[]
  /** The output folder, relative to the root. */
  readonly into: string
}

export async function buildClient({ what, config, more, into }: Client): Promise<void> {
  await build({
    what,
    sources: [
      'package-lock.json',
      'docs/rules',
      ...sourcesOf('web'),
      'packages/web/public',
      'packages/web/index.html',
      'packages/web/vite.config.ts',
      'packages/web/build',
      ...more,
    ],
    into: join(root, into),
    make: (folder) => made(config, folder),
  })
}
