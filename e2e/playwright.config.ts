import { defineConfig } from '@playwright/test'
import { SECOND_TRIES } from '../scripts/unsteady.ts'
import { launchOptions } from './chromium.ts'

/** Whole games that show once more what shorter ones show: `npm run long` plays them, and nothing else. */
const LONG = /@long/
const only = process.env['LOREHALL_LONG'] ? { grep: LONG } : { grepInvert: LONG }

/** They take by far the longest. */
const TOURS = /(?:screens|words)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  ...only,
  outputDir: '../test-results/browser',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: SECOND_TRIES,
  // The longest come first, so that nobody is left with one alone at the end.
  projects: [
    { name: 'tours', testMatch: TOURS },
    { name: 'tables', testIgnore: TOURS },
  ],
  // Others may be at work on the same machine: whatever is waited for may take its time.
  timeout: 480_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [100] } },
  reporter: [['list'], ['./closing-line.ts']],
  use: {
    // Set by the setup, before the workers that read it begin.
    baseURL: process.env['LOREHALL_HERE'] ?? '',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // A browser that keeps the client fetches all of it first: only who looks for that lets it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
