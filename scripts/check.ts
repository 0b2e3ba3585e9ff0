// All checks: `npm test` runs every one, `npm test -- types lint` only those named. Checks that take too long for every
// run are in long.ts.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Check,
  counted,
  execute,
  inBrowser,
  type Outcome,
  root,
  runChecks,
  tool,
  verdict,
} from './checking.ts'
import { base } from './checks/base.ts'
import { cardIds } from './checks/card-ids.ts'
import { english } from './checks/english.ts'
import { layout } from './checks/layout.ts'
import { rules } from './checks/rules.ts'
import { styles } from './checks/styles.ts'

/** These take seconds and run two at a time. */
const quick: Check[] = [
  { name: 'types', run: types },
  {
    name: 'lint',
    run: () => tool('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
  },
  { name: 'format', run: () => tool('oxfmt', '--check') },
  { name: 'unused', run: () => tool('knip') },
  { name: 'cards', run: () => findings(cardIds) },
  { name: 'base', run: () => findings(base) },
  { name: 'rules', run: () => findings(rules) },
  { name: 'layout', run: () => findings(layout) },
  { name: 'styles', run: () => findings(styles) },
  { name: 'english', run: () => findings(english) },
]

/** The tests use every core, so they run last and one at a time. */
const tests: Check[] = [
  { name: 'tests', run: () => counted('vitest', ['run']) },
  { name: 'sizes', run: () => inBrowser(sizes) },
  { name: 'browser', run: () => inBrowser(browser) },
]

/**
 * Checks each package with its own tsconfig, so that pure packages see neither Node nor the DOM; then the rest. The
 * compiler keeps its findings in .cache, so that the next run checks only what changed.
 */
async function types(): Promise<Outcome> {
  const projects = [...readdirSync(join(root, 'packages')).map((name) => join('packages', name)), 'e2e', '.']
  let output = ''
  let good = true
  for (const project of projects) {
    const kept = join('.cache', 'types', `${project.replaceAll(/\W/g, '-')}.json`)
    const result = await execute('tsc', ['--project', project, '--incremental', '--tsBuildInfoFile', kept])
    good &&= result.code === 0
    output += result.output
  }
  return verdict(good, output)
}

async function findings(check: (root: string) => string[] | Promise<string[]>): Promise<Outcome> {
  const found = await check(root)
  return verdict(found.length === 0, found.map((line) => `${line}\n`).join(''))
}

const CLIENTS = ['packages/web/scripts/build.ts', 'packages/web/scripts/build-for-tests.ts']
let building: Promise<unknown> | undefined

/**
 * Builds the shipped client and the test client once, at the same time. A failure shows later: the check that needs the
 * client builds it again and reports the error.
 */
function clientsBuilt(): Promise<unknown> {
  building ??= Promise.all(CLIENTS.map((script) => execute('node', [script])))
  return building
}

async function sizes(): Promise<Outcome> {
  await clientsBuilt()
  return tool('node', 'e2e/sizes.ts')
}

async function browser(): Promise<Outcome> {
  await clientsBuilt()
  return counted('playwright', ['test', '--config', 'e2e'])
}

const all = [
  { lanes: 2, checks: quick },
  { lanes: 1, checks: tests },
]

process.exitCode = (await runChecks(all, process.argv.slice(2))) ? 0 : 1
