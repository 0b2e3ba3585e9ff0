// How much of the page the stage gets, and whether it can be read: a table of each game at common window sizes, at the
// moments of stage-moments.ts. Run with `npm run stage`; it prints what falls short.
//
//   npm run stage -- --game vindication --size 1366x650 --theme light --pictures some/folder
//
// Share: the stage with its ruler, as a share of the page. Word: the smallest text on a board, in screen pixels.
// Clipped: text that reaches beyond the element that cuts it off, or beyond the page, where nothing scrolls. Covered:
// highlights in the viewport that are hidden by something else.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { chooseGames, continueWith, type Games, type Played, prefer } from './hall.ts'
import { inBrowser } from './in-browser.ts'
import { recordGames } from './setup.ts'
import { buildForTests, serveForTests } from './server.ts'
import { type Measured, measureStage } from './stage-look.ts'
import { STAGE_MOMENTS, type StageMoment } from './stage-moments.ts'

interface Size {
  readonly width: number
  readonly height: number
  /** The smallest share of the page. */
  readonly share: number
}

const SIZES: readonly Size[] = [
  { width: 1366, height: 650, share: 0.6 },
  { width: 1440, height: 757, share: 0.6 },
  { width: 1536, height: 730, share: 0.6 },
  { width: 1920, height: 940, share: 0.65 },
  { width: 390, height: 844, share: 0.7 },
  { width: 844, height: 390, share: 0.65 },
]

/** In pixels. */
const SMALLEST_WORD = 11

const { values: wish } = parseArgs({
  options: {
    game: { type: 'string' },
    size: { type: 'string' },
    moment: { type: 'string' },
    theme: { type: 'string', default: 'light' },
    pictures: { type: 'string' },
    /** The client is already built. */
    'no-build': { type: 'boolean', default: false },
  },
})

const GAMES: readonly Played[] = ['vindication', 'now-or-never', 'heroes', 'toy']

async function open(browser: Browser, here: string, size: Size, moment: StageMoment): Promise<Page> {
  const { width, height } = size
  const handheld = Math.min(width, height) < 480
  const context = await browser.newContext({
    baseURL: here,
    viewport: { width, height },
    hasTouch: handheld,
    serviceWorkers: 'block',
  })
  const all: Games = 'all'
  await context.addInitScript(chooseGames, all)
  const page = await context.newPage()
  const theme = wish.theme === 'dark' ? 'Candlelight' : 'Daylight'
  await prefer(page, 'Instant', theme)
  await continueWith(page, moment.record())
  await page.locator('[data-asked="true"]').waitFor()
  await moment.open?.(page)
  // A board that is still being laid out has no text and no highlights, so it would pass every check.
  await page.locator('[data-do="laying-out"]').waitFor({ state: 'detached' })
  // Wait until far places are highlighted, and the parts around the board have followed.
  await page.locator('[aria-busy="false"]').first().waitFor()
  await page.waitForTimeout(600)
  return page
}

function shortcomings({ share: least }: Size, { share, word, clipped, covered }: Measured): string[] {
  return [
    ...(share < least ? [`the stage has ${percent(share)} of the page, ${percent(least)} are asked`] : []),
    ...(word.px < SMALLEST_WORD ? [`"${word.text}" is ${word.px.toFixed(1)} px high`] : []),
    ...clipped.map((what) => `clipped: ${what}`),
    ...covered.map((what) => `covered: ${what}`),
  ]
}

/** A board may have no text. */
const smallest = ({ px }: Measured['word']) =>
  px === Infinity ? 'no words on the board' : `smallest word ${px.toFixed(1)} px`

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

async function look(browser: Browser, here: string): Promise<boolean> {
  const sizes = SIZES.filter(({ width, height }) => [undefined, `${width}x${height}`].includes(wish.size))
  const games = GAMES.filter((game) => wish.game === undefined || wish.game === game)
  let holds = true
  for (const game of games) {
    for (const size of sizes) {
      for (const moment of STAGE_MOMENTS[game].filter(({ name }) =>
        [undefined, name].includes(wish.moment),
      )) {
        const page = await open(browser, here, size, moment)
        const measured = await page.evaluate(measureStage)
        const name = `${game} ${size.width} × ${size.height} ${moment.name}`
        const { share, word } = measured
        const short = shortcomings(size, measured)
        holds &&= short.length === 0
        console.log(
          `${short.length === 0 ? 'ok   ' : 'SHORT'} ${name.padEnd(40)} stage ${percent(share)}, ${smallest(word)}`,
        )
        for (const line of short) console.log(`        ${line}`)
        if (wish.pictures !== undefined) {
          mkdirSync(wish.pictures, { recursive: true })
          await page.screenshot({ path: join(wish.pictures, `${game}-${size.width}-${moment.name}.png`) })
        }
        await page.context().close()
      }
    }
  }
  return holds
}

if (!wish['no-build']) buildForTests()
recordGames()
if (!(await inBrowser(serveForTests, look))) process.exitCode = 1
