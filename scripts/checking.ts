// Runs checks and reports them: one line per check with its time, the whole output of a failing or unsteady check, and
// the counts at the end.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { haveChromium } from '../e2e/chromium.ts'
import { closingLine, readClosingLine, type Counts } from './closing-line.ts'
import { readTookLines, tookLines } from './longest.ts'
import { readUnsteadyLines } from './unsteady.ts'

export interface Outcome extends Counts {
  readonly output: string
}

export interface Check {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

/** Checks that run `lanes` at a time. */
export interface Lanes {
  readonly lanes: number
  readonly checks: readonly Check[]
}

export const root = dirname(import.meta.dirname)

/** Tools are found without a path and run on the same Node as this script. */
const path = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env['PATH']].join(
  delimiter,
)

export function verdict(good: boolean, output: string): Outcome {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, output }
}

/** `settings`: additional environment variables. */
export function execute(
  command: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const pieces: Buffer[] = []
    const keep = (piece: Buffer) => void pieces.push(piece)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) =>
      resolve({ code: 1, output: `${command} could not be started: ${error.message}\n` }),
    )
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString() }))
  })
}

export async function tool(command: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await execute(command, args)
  return verdict(code === 0, output)
}

/** A skipped test counts as a failure, and so does a run that broke outside of a test. */
export async function counted(
  command: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const { code, output } = await execute(command, args, settings)
  const counts = readClosingLine(output) ?? { passed: 0, failed: 1, skipped: 0 }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(1, counts.failed), output }
}

/** Runs a check in a real browser, which is installed if there is none. */
export async function inBrowser(run: () => Promise<Outcome>): Promise<Outcome> {
  if (haveChromium()) return run()
  return verdict(false, 'There is no Chromium here and none could be installed: please install one.\n')
}

async function report(check: Check): Promise<Outcome> {
  const began = performance.now()
  const outcome = await check.run()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const good = outcome.failed === 0 && outcome.skipped === 0
  console.log(`${good ? 'ok ' : 'RED'}  ${check.name.padEnd(8)} ${seconds.padStart(6)} s`)
  const unsteady = readUnsteadyLines(outcome.output).length > 0
  if (!good || unsteady) console.log(`\n${outcome.output.trimEnd()}\n`)
  return outcome
}

async function inLanes({ lanes, checks }: Lanes): Promise<Outcome[]> {
  const queue = checks.values()
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (const check of queue) outcomes.push(await report(check))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** Runs the named checks, or all if none is named. Returns whether everything passed. */
export async function runChecks(all: readonly Lanes[], wanted: readonly string[]): Promise<boolean> {
  const names = all.flatMap(({ checks }) => checks.map(({ name }) => name))
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no check "${unknown}"; the checks are ${names.join(', ')}.`)
    return false
  }
  const outcomes: Outcome[] = []
  for (const { lanes, checks } of all) {
    const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    outcomes.push(...(await inLanes({ lanes, checks: chosen })))
  }
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of outcomes) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  const took = tookLines(outcomes.flatMap(({ output }) => readTookLines(output)))
  if (took.length > 0) console.log(`\nWhat took longest:\n${took.join('\n')}`)
  const unsteady = outcomes.flatMap(({ output }) => readUnsteadyLines(output))
  if (unsteady.length > 0) console.log(`\nPassed only when tried again:\n${unsteady.join('\n')}`)
  console.log(`\n${closingLine(total)}`)
  return total.failed === 0 && total.skipped === 0
}
