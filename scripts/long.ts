// Checks that take too long for `npm test`. `npm run long` runs them all, `npm run long -- browser` only those named.
//   laws     the laws, over five times as many decisions as in `npm test`, of other games
//   search   every fifth question of all golden games, and hundreds of positions with 0, 1 and 2 of everything
//   blind    10,000 answers of our bots in each game: the same where everything hidden is dealt again
//   ladder-… each strength of our bots against the one below, in every game
//   browser  whole games and lessons in a real browser, which repeat what shorter tests show in `npm test`
import { type Check, counted, inBrowser, runChecks, tool } from './checking.ts'

const TIMES = '5'
const BLIND_TIMES = '20'
/** After this time, the search begins no further position. */
const SEARCH_SECONDS = 300

const checks: Check[] = [
  { name: 'laws', run: () => counted('vitest', ['run', '--project', 'laws'], { LOREHALL_LAWS: TIMES }) },
  { name: 'search', run: () => tool('node', 'scripts/search.ts', 'every=5', `seconds=${SEARCH_SECONDS}`) },
  {
    name: 'blind',
    run: () =>
      counted('vitest', ['run', 'packages/cli/test/strengths-are-blind.test.ts'], {
        LOREHALL_BLIND: BLIND_TIMES,
      }),
  },
  ...['vindication', 'now-or-never', 'heroes'].map((game) => ({
    name: `ladder-${game}`,
    run: () =>
      tool(
        'node',
        'packages/cli/bin/lorehall.js',
        'arena',
        '--ladder',
        '--deals',
        'judging',
        '--games',
        '100',
        '--game',
        game,
      ),
  })),
  {
    name: 'browser',
    run: () => inBrowser(() => counted('playwright', ['test', '--config', 'e2e'], { LOREHALL_LONG: '1' })),
  },
]

process.exitCode = (await runChecks([{ lanes: 1, checks }], process.argv.slice(2))) ? 0 : 1
