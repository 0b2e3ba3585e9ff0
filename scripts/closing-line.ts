// A vitest reporter that ends a run with its counts on one line.
import type { Reporter, TestModule } from 'vitest/node'
import { tookLines } from './longest.ts'
import { unsteadyLines } from './unsteady.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** The counts of the last closing line in a text. */
export function readClosingLine(text: string): Counts | undefined {
  const line = [...text.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1)
  return line && { passed: Number(line[1]), failed: Number(line[2]), skipped: Number(line[3]) }
}

function count(modules: readonly TestModule[], errors: number): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const module of modules) {
    for (const test of module.children.allTests()) counts[outcome(test.result().state)] += 1
    // A file or suite can break outside of any test; that is a failure too.
    if (module.errors().length > 0) counts.failed += 1
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) counts.failed += 1
  }
  counts.failed += errors
  return counts
}

/** A test that never finished counts as failed. */
function outcome(state: 'passed' | 'failed' | 'skipped' | 'pending'): keyof Counts {
  return state === 'pending' ? 'failed' : state
}

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const took = modules.map((module) => ({
      seconds: module.diagnostic().duration / 1000,
      what: module.relativeModuleId,
    }))
    const unsteady = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} ${test.fullName}`),
    )
    const closing = closingLine(count(modules, errors.length))
    // After the other reporters' own summary.
    process.once('exit', () => {
      console.log([...tookLines(took), ...unsteadyLines(unsteady), closing].join('\n'))
    })
  }
}
