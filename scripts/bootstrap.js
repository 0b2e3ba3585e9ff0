// The entry point of `npm start` and `npm test`: installs if needed, then continues on Node 24. Plain JavaScript for
// Node 18 or newer, without imports from node_modules, which it installs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canHaveNode24, continueOn, findNode24, howToGetNode24 } from '../packages/cli/bin/node24.js'
import { startFlags } from '../packages/cli/bin/start-flags.js'
import { endWithNpm } from './end-with-npm.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.lorehall-install.json')
const logFile = join(root, '.cache', 'install.log')
const lockFile = join(root, '.cache', 'install.pid')

/**
 * A `run` install has everything needed to play; an `all` install also has the tools.
 * @typedef {'run' | 'all'} Kind
 * @typedef {{ kind: Kind, first: string[], flags: string[], script: string }} Task the script to run, the scripts
 *   that must succeed first, and Node's flags
 */

/** @type {Record<string, Task>} */
const tasks = {
  start: {
    kind: 'run',
    first: ['packages/web/scripts/build.ts', 'packages/cli/scripts/build.ts'],
    flags: startFlags,
    script: 'packages/cli/bin/start.js',
  },
  test: { kind: 'all', first: [], flags: [], script: 'scripts/check.ts' },
  long: { kind: 'all', first: [], flags: [], script: 'scripts/long.ts' },
}

const [name = '', ...rest] = process.argv.slice(2)
const task = tasks[name]
if (task === undefined)
  fail(`Please say "npm start", "npm test" or "npm run long"; there is no task "${name}".`)
else {
  endWithNpm()
  await run(task)
}

/** @param {Task} task */
async function run(task) {
  if (!canHaveNode24) return fail(howToGetNode24)
  if (!isInstalled(task.kind) && !(await alone(() => install(task.kind)))) {
    return fail(
      `The installation failed: please check the network connection and run "npm ${name}" again (npm's own words are in ${relative(root, logFile)}).`,
    )
  }
  const node = findNode24(root)
  if (node === undefined) return fail(howToGetNode24)
  for (const first of task.first) {
    if (!(await alone(() => ran(node, join(root, first))))) {
      return fail(
        `The table could not be built; the words above say why. Please run "npm ${name}" again when it is mended.`,
      )
    }
  }
  continueOn(node, [...task.flags, join(root, task.script), ...rest])
}

/**
 * Runs a script to its end, on this terminal.
 * @param {string} node
 * @param {string} script
 * @returns {Promise<boolean>} whether it worked
 */
function ran(node, script) {
  return new Promise((resolve) => {
    const child = spawn(node, [script], { stdio: 'inherit' })
    const stop = () => child.kill()
    process.once('SIGTERM', stop).once('SIGINT', stop)
    child.on('error', () => resolve(false))
    child.on('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      resolve(code === 0)
    })
  })
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * The content of a finished install's stamp.
 * @param {Kind} kind
 */
function stamp(kind) {
  return `${JSON.stringify({ lock: lockHash(), kind })}\n`
}

/** @param {Kind} kind */
function isInstalled(kind) {
  if (!existsSync(stampFile)) return false
  const found = readFileSync(stampFile, 'utf8')
  return found === stamp(kind) || found === stamp('all')
}

/**
 * Runs two installs or builds one after the other; at the same time they would overwrite each other's files.
 * @param {() => Promise<boolean>} work
 */
async function alone(work) {
  mkdirSync(dirname(lockFile), { recursive: true })
  while (!takeLock()) await new Promise((resolve) => setTimeout(resolve, 500))
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/** Returns whether we hold the lock now. A lock whose owner has died is removed. */
function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0))
      rmSync(lockFile, { force: true })
    return false
  }
}

/** @param {number} pid 0 if it is not written yet */
function isAlive(pid) {
  try {
    return pid === 0 || process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Removes the stamp first and writes it last, so an interrupted install is never taken for a complete one.
 * @param {Kind} kind
 * @returns {Promise<boolean>} whether it worked
 */
async function install(kind) {
  if (isInstalled(kind)) return true // by the process that held the lock
  rmSync(stampFile, { force: true })
  const only = kind === 'run' ? ['--omit=dev'] : ['--include=dev']
  const worked = await withProgress(
    kind === 'run' ? 'Installing what running needs' : 'Installing everything the checks need',
    () => npm(['ci', ...only, '--include=optional', '--no-audit', '--no-fund']),
  )
  if (worked) writeFileSync(stampFile, stamp(kind))
  return worked
}

/**
 * Runs npm with its output in the log. Takes our own node_modules off the PATH: npm must not run on a Node that it is
 * about to delete.
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
function npm(args) {
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules') + sep))
    .join(delimiter)
  const log = openSync(logFile, 'w')
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', log, log],
      shell: process.platform === 'win32',
    })
    // Stop npm with us; without the handlers it would keep running alone.
    process.once('SIGTERM', () => child.kill())
    process.once('SIGINT', () => child.kill())
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  }).finally(() => closeSync(log))
}

/**
 * Prints one line of progress, with the seconds if this is a terminal.
 * @param {string} what
 * @param {() => Promise<boolean>} work
 */
async function withProgress(what, work) {
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  const live = process.stdout.isTTY
  process.stdout.write(live ? `${what} …` : `${what} …\n`)
  const ticking = live && setInterval(() => process.stdout.write(`\r${what} … ${seconds()}`), 1000)
  const worked = await work()
  if (ticking) clearInterval(ticking)
  process.stdout.write(`${live ? '\r' : ''}${what} … ${worked ? 'done' : 'failed'} after ${seconds()}\n`)
  return worked
}
