import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./closing-line.ts']],
  use: {
    // Set by the setup, before the workers that read it begin.
    baseURL: process.env['LOREHALL_HERE'] ?? '',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
