// Every check of the house: `npm test` runs them all, `npm test -- types lint` only those named.
// One line a check with its time, all of what a failing or an unsteady one says, and the counts at the end.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { haveChromium } from '../e2e/chromium.ts'
import { cardIds } from './checks/card-ids.ts'
import { rules } from './checks/rules.ts'
import { closingLine, readClosingLine, type Counts } from './closing-line.ts'
import { readTookLines, tookLines } from './longest.ts'
import { readUnsteadyLines } from './unsteady.ts'

interface Outcome extends Counts {
  readonly output: string
}

interface Check {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

const root = dirname(import.meta.dirname)

/** The tools run on the Node that runs this, and are found without a path. */
const path = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env['PATH']].join(
  delimiter,
)

/** These take seconds and wait for each other's output only in being printed: two at a time. */
const quick: Check[] = [
  { name: 'types', run: types },
  {
    name: 'lint',
    run: () => tool('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
  },
  { name: 'format', run: () => tool('oxfmt', '--check') },
  { name: 'unused', run: () => tool('knip') },
  { name: 'cards', run: () => findings(cardIds) },
  { name: 'rules', run: () => findings(rules) },
]

/** The tests take every core, so they come alone and last. */
const long: Check[] = [
  { name: 'tests', run: () => counted('vitest', 'run') },
  { name: 'browser', run: browser },
]

const lanes = 2

function verdict(good: boolean, output: string): Outcome {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, output }
}

function execute(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) },
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

async function tool(command: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await execute(command, args)
  return verdict(code === 0, output)
}

/** Each package by its own tsconfig, so that the pure ones see neither Node nor the DOM; then the rest. */
async function types(): Promise<Outcome> {
  const projects = [...readdirSync(join(root, 'packages')).map((name) => join('packages', name)), 'e2e', '.']
  let output = ''
  let good = true
  for (const project of projects) {
    const result = await execute('tsc', ['--project', project])
    good &&= result.code === 0
    output += result.output
  }
  return verdict(good, output)
}

async function findings(check: (root: string) => string[] | Promise<string[]>): Promise<Outcome> {
  const found = await check(root)
  return verdict(found.length === 0, found.map((line) => `${line}\n`).join(''))
}

/** A skipped test is a red one, and so is a run that broke without a test to blame. */
async function counted(command: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await execute(command, args)
  const counts = readClosingLine(output) ?? { passed: 0, failed: 1, skipped: 0 }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(1, counts.failed), output }
}

/** In a real browser, which is installed where there is none. */
async function browser(): Promise<Outcome> {
  if (haveChromium()) return counted('playwright', 'test', '--config', 'e2e')
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

async function inLanes(checks: readonly Check[], lanes: number): Promise<Outcome[]> {
  const queue = checks.values()
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (const check of queue) outcomes.push(await report(check))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

async function main(wanted: readonly string[]): Promise<boolean> {
  const names = [...quick, ...long].map((check) => check.name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no check "${unknown}"; the checks are ${names.join(', ')}.`)
    return false
  }
  const chosen = (check: Check) => wanted.length === 0 || wanted.includes(check.name)
  const outcomes = [
    ...(await inLanes(quick.filter(chosen), lanes)),
    ...(await inLanes(long.filter(chosen), 1)),
  ]
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

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
