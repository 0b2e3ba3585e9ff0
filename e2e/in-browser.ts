// Runs a measurement with a server and a browser, and stops both at the end, even if it fails.
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import type { Served } from './server.ts'

export async function inBrowser<T>(
  serve: () => Promise<Served>,
  act: (browser: Browser, here: string) => Promise<T>,
): Promise<T> {
  const server = await serve()
  try {
    const browser = await chromium.launch(launchOptions())
    try {
      return await act(browser, server.here)
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
}
