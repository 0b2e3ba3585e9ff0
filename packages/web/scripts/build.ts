// Builds the client into dist, unless what is there was built from the same sources.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from '../../../scripts/built.ts'

const web = dirname(import.meta.dirname)
const root = dirname(dirname(web))

/** Vite has its own words; they are shown only where it fails. */
function vite(folder: string): Promise<string | null> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const child = spawn(
    process.execPath,
    [bin, 'build', web, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
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

await build({
  what: 'the table in the browser',
  sources: [
    'package-lock.json',
    'docs/rules',
    ...['kernel', 'vindication', 'bots', 'host', 'web'].map((name) => `packages/${name}/src`),
    'packages/web/public',
    'packages/web/index.html',
    'packages/web/vite.config.ts',
  ],
  into: join(web, 'dist'),
  make: vite,
})
