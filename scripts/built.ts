// Builds something into a folder, unless what is there was built from the same sources.
// The new version is made beside the old one and takes its place at the end: a build that fails or is
// stopped leaves everything as it was.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = dirname(import.meta.dirname)

export interface Building {
  /** In words, for a person who waits. */
  readonly what: string
  /** Files and folders from the root: everything that goes into it. */
  readonly sources: readonly string[]
  /** The folder it is built into. */
  readonly into: string
  /** Builds into the given folder; resolves to null, or to words about what went wrong. */
  readonly make: (folder: string) => Promise<string | null>
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)))
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function stampOf(folder: string): string | undefined {
  const file = join(folder, '.sources')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function takeItsPlace(next: string, into: string, stamp: string): void {
  writeFileSync(join(next, '.sources'), stamp)
  rmSync(into, { recursive: true, force: true })
  renameSync(next, into)
}

/** Says how long it took, and sets the exit code where it failed. */
export async function build({ what, sources, into, make }: Building): Promise<void> {
  const stamp = hashOf(sources)
  if (stampOf(into) === stamp) return
  const next = join(root, '.cache', `built-${process.pid}`)
  const began = performance.now()
  const live = process.stdout.isTTY
  process.stdout.write(`Building ${what} …${live ? '' : '\n'}`)
  const trouble = await make(next)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (trouble === null) takeItsPlace(next, into, stamp)
  rmSync(next, { recursive: true, force: true })
  console.log(
    `${live ? '\r' : ''}Building ${what} … ${trouble === null ? 'done' : 'failed'} after ${seconds} s`,
  )
  if (trouble !== null) {
    process.stderr.write(trouble)
    process.exitCode = 1
  }
}
