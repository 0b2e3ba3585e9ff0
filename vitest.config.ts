import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SECOND_TRIES } from './scripts/unsteady.ts'

/** Node runs the sources as they are; to have Vite turn them over first takes half as long again. */
const asTheyAre = { viteModuleRunner: false, nodeLoader: false }

const tests = (packages: string) => `packages/${packages}/test/**/*.test.ts`
const LAWS = 'packages/*/test/laws/*.test.ts'

export default defineConfig({
  test: {
    // Processes, not threads: Node reads types with WebAssembly, and V8 may abort where many threads of one
    // process load and free it (nodejs/node#64500). Left alone vitest keeps a core to itself.
    pool: 'forks',
    maxWorkers: availableParallelism(),
    // The longest tests play thousands of games; none is a race against the clock.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
    retry: SECOND_TRIES,
    reporters: ['default', './scripts/closing-line.ts'],
    // They come by name, so that the longest come first.
    projects: [
      {
        extends: true,
        // Hundreds of thousands of decisions: on a busy machine a file takes many minutes.
        test: { name: 'laws', include: [LAWS], testTimeout: 1_800_000, experimental: asTheyAre },
      },
      {
        extends: true,
        test: { name: 'outside', include: [tests('{cli,host,server}')], experimental: asTheyAre },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: [tests('!(cli|host|server|web)')],
          exclude: [LAWS],
          experimental: asTheyAre,
          // What is pure leaves nothing behind for the next file to find.
          isolate: false,
        },
      },
      // Its sources are for a browser, and need Vite.
      {
        extends: true,
        test: { name: 'web', include: [tests('web')], setupFiles: ['packages/web/test/words.ts'] },
      },
    ],
  },
})
