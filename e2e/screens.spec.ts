// Every screen in both themes, on a desktop and on a phone: no serious accessibility findings, nothing too small to
// tap, and a picture of each to look at. On a desktop also with forced colors and with text twice as large.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { inForcedColors, inLargeText } from './adapted.ts'
import { findings } from './axe.ts'
import { expect, test } from './hall.ts'
import { heroesTour } from './heroes-tour.ts'
import { HIGHLIGHTED, tooSmall } from './look.ts'
import { nowOrNeverTour } from './now-or-never-tour.ts'
import { type Screen, tour, visit } from './tour.ts'

const PICTURES = join(dirname(import.meta.dirname), 'screens')
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const TURNED = { width: 844, height: 390 }

/** The smallest target for a finger, in CSS pixels, minus half a pixel for rounding. */
const FINGER = 39.5

const THEMES = { dark: 'candlelight', light: 'daylight' } as const
type Shade = keyof typeof THEMES

/** A theme changes only colors, so each screen is checked in full once per size, and for contrast in both themes. */
const LOOKS = [
  { device: 'phone', size: PHONE, shades: ['light', 'dark'] },
  { device: 'desk', size: DESK, shades: ['dark', 'light'] },
] as const

/** Takes a picture of the screen with fast compression: Playwright's own takes three times as long. */
async function take(page: Page, picture: string): Promise<void> {
  const camera = await page.context().newCDPSession(page)
  const { data } = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await camera.detach()
  writeFileSync(picture, data, 'base64')
}

/** The device changes from day to night, and the page follows. */
async function turnTo(page: Page, shade: Shade): Promise<void> {
  await page.emulateMedia({ colorScheme: shade })
  await expect(page.locator('html')).toHaveAttribute('data-theme', shade)
}

async function misfits(page: Page, screen: Screen, device: string): Promise<string[]> {
  const { title, wide, tall, sideways, noWayOut } = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const region = dialog?.querySelector('[role="region"]')
    // The way out is visible however far the player has scrolled.
    dialog?.scrollTo(0, dialog.scrollHeight)
    const out = dialog?.querySelector('header button')?.getBoundingClientRect()
    dialog?.scrollTo(0, 0)
    return {
      title: document.title,
      wide: document.documentElement.scrollWidth > innerWidth,
      tall: document.documentElement.scrollHeight > innerHeight,
      sideways: (region?.scrollWidth ?? 0) > (region?.clientWidth ?? 0),
      noWayOut: out !== undefined && out.top < 0,
    }
  })
  const small = device === 'phone' ? await page.evaluate(tooSmall, [HIGHLIGHTED, FINGER] as const) : []
  return [
    ...(title === 'Lorehall' && screen.path !== '/' ? ['has no title of its own'] : []),
    ...(wide ? ['is wider than the window'] : []),
    ...(tall && screen.fixed === true ? ['scrolls'] : []),
    ...(sideways ? ['does not show everyone together'] : []),
    ...(noWayOut ? ['scrolls its way out away'] : []),
    ...small,
  ]
}

/** A phone held sideways: the board has the height of the screen, and nothing is too small to tap. */
async function turned(page: Page, screen: Screen, picture: string): Promise<string[]> {
  await page.setViewportSize(TURNED)
  await take(page, picture)
  const wrong = await misfits(page, screen, 'phone')
  const low = await page.evaluate(() => {
    const small = [...document.querySelectorAll('header button, header a, nav button, section button')]
    const board = document.querySelector('main:has(svg [data-at])')?.getBoundingClientRect()
    return [
      ...(board !== undefined && (board.height < 350 || board.width < 450)
        ? [`leaves the board ${board.width} × ${board.height}`]
        : []),
      ...small.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return width > 0 && Math.min(width, height) < 39.5 ? [`${one.textContent} is too small`] : []
      }),
    ]
  })
  await page.setViewportSize(PHONE)
  return [...wrong, ...low].map((what) => `on its side ${what}`)
}

/** All screens, in tours that can run at the same time. */
const WALKS = [
  { of: '', walk: (page: Page) => tour(page) },
  { of: ' of Now or Never', walk: nowOrNeverTour },
  { of: ' of Heroes', walk: heroesTour },
]

for (const { device, size, shades } of LOOKS) {
  for (const { of, walk } of WALKS) {
    test(`every screen${of} on a ${device}, in both themes`, async ({ page }) => {
      mkdirSync(PICTURES, { recursive: true })
      await page.setViewportSize(size)
      const found: string[] = []
      for (const screen of await walk(page)) {
        await visit(page, screen)
        const wrong = await misfits(page, screen, device)
        for (const [i, shade] of shades.entries()) {
          await turnTo(page, shade)
          const picture = (how: string) => join(PICTURES, `${screen.name}-${how}-${THEMES[shade]}.png`)
          await take(page, picture(device))
          wrong.push(...(await findings(page, i === 0 ? 'all' : 'contrast', screen.part)))
          if (device === 'phone' && screen.turns === true && i === 0)
            wrong.push(...(await turned(page, screen, picture('turned'))))
        }
        if (device === 'desk') {
          wrong.push(...(await inForcedColors(page)))
          wrong.push(...(await inLargeText(page, () => misfits(page, screen, device))))
        }
        found.push(...wrong.map((what) => `${screen.name}: ${what}`))
      }
      expect(found).toEqual([])
    })
  }
}
