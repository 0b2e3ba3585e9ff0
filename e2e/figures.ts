// Takes a picture of every figure of Heroes, for looking at: at 48 and 24 pixels, in both themes, in color and in gray.
//
//   npm run figures -- --into some/folder
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { sheet } from './figure-sheet.ts'

const { values: wish } = parseArgs({ options: { into: { type: 'string', default: 'test-results' } } })

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1300, height: 900 } })
await page.setContent(sheet())
mkdirSync(wish.into, { recursive: true })
const path = join(wish.into, 'figures.png')
await page.screenshot({ path, fullPage: true })
await browser.close()
console.log(path)
