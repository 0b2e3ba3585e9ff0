import { defineConfig } from '@playwright/test'
import { SECOND_TRIES } from '../scripts/unsteady.ts'
import { launchOptions } from './chromium.ts'

/** Whole games that repeat what shorter tests show: only `npm run long` plays them. */
const LONG = /@long/
const only = process.env['LOREHALL_LONG'] ? { grep: LONG } : { grepInvert: LONG }

/** The tours take by far the longest. */
const TOURS = /(?:screens|words)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  ...only,
  outputDir: '../test-results/browser',
  globalSetup: './setup.ts',
  fullyParallel: true,
  // Pages mostly wait: for each other, and until a question is old enough to be clicked. So there are more workers than cores.
  workers: 4,
  forbidOnly: true,
  retries: SECOND_TRIES,
  // The longest tests start first, so that no worker ends alone with one.
  projects: [
    { name: 'tours', testMatch: TOURS },
    { name: 'tables', testIgnore: TOURS },
  ],
  // Other work may run on the same machine, so timeouts are generous.
  timeout: 480_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [100] } },
  reporter: [['list'], ['./closing-line.ts']],
  use: {
    // Set by the setup, before the workers that read it start.
    baseURL: process.env['LOREHALL_HERE'] ?? '',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // A service worker would first fetch the whole client. Only tests about that allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
