// Builds something into a folder, unless that folder was built from the same sources. The new version is built in a
// temporary folder that replaces the old one at the end, so a build that fails or is stopped changes nothing.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = dirname(import.meta.dirname)

export interface Building {
  /** The name of what is built, for the person who waits. */
  readonly what: string
  /** Files and folders it is built from, relative to the root. */
  readonly sources: readonly string[]
  /** The folder it is built into. */
  readonly into: string
  /** Builds into the given folder. Resolves to null, or to the text of the error. */
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

/** Prints how long the build took, and sets the exit code if it failed. */
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
