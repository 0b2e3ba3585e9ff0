// Ends a run of the browser tests with the line that scripts/check.ts reads.
import { basename } from 'node:path'
import { tookLines } from '../scripts/longest.ts'
import { unsteadyLines } from '../scripts/unsteady.ts'
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

const nameOf = ({ location, title }: TestCase) => `${basename(location.file)} ${title}`

export default class ClosingLine implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onEnd({ status }: FullResult): void {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome()
      counts[outcome === 'skipped' ? 'skipped' : outcome === 'unexpected' ? 'failed' : 'passed'] += 1
    }
    // A run can break outside of any test.
    if (status !== 'passed' && counts.failed === 0) counts.failed = 1
    const { passed, failed, skipped } = counts
    const tests = this.suite?.allTests() ?? []
    const took = tests.map((test) => ({
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      what: nameOf(test),
    }))
    const unsteady = tests.filter((test) => test.outcome() === 'flaky').map(nameOf)
    process.once('exit', () => {
      const closing = `${passed} passed, ${failed} failed, ${skipped} skipped`
      console.log([...tookLines(took), ...unsteadyLines(unsteady), closing].join('\n'))
    })
  }

  printsToStdio(): boolean {
    return false
  }
}
