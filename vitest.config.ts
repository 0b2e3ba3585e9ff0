import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    // Threads start faster than processes, and left alone vitest keeps a core to itself.
    pool: 'threads',
    maxWorkers: availableParallelism(),
    // The longest tests play thousands of games; none is a race against the clock.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
    reporters: ['default', './scripts/closing-line.ts'],
  },
})
