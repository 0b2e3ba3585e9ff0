// How fast the table responds, and how much memory a game takes, in a real Chromium. Run with `npm run speed` on an
// idle machine, or with the title of one game (`npm run speed -- 'Now or Never'`); it prints how busy the machine was.
//
// The measurement: a player points at a thing, presses, and releases. The clock starts with the click's own timestamp.
// If the result can be known in advance, the page looks it up while the player points and presses; the count of frames
// that an answer waits for shows how often that worked. `board`: the first change to highlights or the question was
// styled, laid out, painted and handed over by the page's thread. `table`: the parts around the board, which follow it,
// were too. Both are read in the first task after that frame; a software renderer may still be rastering. Not counted:
// hints, which come later by design (previews of options, and far places that are highlighted then), and clicks that
// only open a menu. The browser slows down only the page's thread, neither the worker nor the raster.
import { loadavg } from 'node:os'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { begin, duel, prefer } from './hall.ts'
import { inBrowser } from './in-browser.ts'
import { build, serve } from './server.ts'
import { canEnd, Sitter } from './sitter.ts'

const SLOWDOWN = 4
const ANSWERS = 30
const PAUSE_MS = 400
/** How long people hold a mouse button down for a click. */
const PRESS_MS = 80
/** A longer game is measured up to this time, and reported as unfinished. */
const GAME_MS = 45_000

interface Took {
  readonly board: number
  readonly table: number
  /** Frames that began between the click and the change; 0 means that the next frame shows it. */
  readonly frames: number
}

declare global {
  interface Window {
    /** From each click to its effect, in milliseconds. */
    took: Took[]
  }
}

/** Runs in the page: times every click until the highlights or the question change. */
function watchTouches(): void {
  window.took = []
  let began: number | null = null
  let frames = 0
  let waited = 0
  let board = 0
  const frame = () => {
    frames += 1
    if (began !== null) requestAnimationFrame(frame)
  }
  /** Runs before any other task that waits for the frame. */
  const afterFrame = (act: () => void) =>
    requestAnimationFrame(() => void window.scheduler.postTask(act, { priority: 'user-blocking' }))
  addEventListener(
    'click',
    ({ timeStamp }) => {
      began = timeStamp
      frames = 0
      board = 0
      requestAnimationFrame(frame)
    },
    true,
  )
  const tells = (record: MutationRecord) => {
    if (record.type === 'attributes') return record.attributeName === 'data-highlight'
    return record.target instanceof Element && record.target.closest('[data-asked]') !== null
  }
  const whole = () => document.querySelector('[aria-busy="true"]') === null
  new MutationObserver((records) => {
    const from = began
    if (from === null) return
    if (board === 0 && records.some(tells)) {
      board = -1
      waited = frames
      afterFrame(() => {
        board = performance.now() - from
      })
    }
    if (board === 0 || !whole()) return
    began = null
    afterFrame(() => window.took.push({ board, table: performance.now() - from, frames: waited }))
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-highlight', 'aria-busy'],
  })
}

function summary(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return `median ${at(0.5).toFixed(1)}, 95 % ${at(0.95).toFixed(1)}, most ${at(1).toFixed(1)} (${list.length} times)`
}

async function newPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** A game, and how a table of it comes from its first question to where the measurement begins. */
interface Measured {
  readonly title: string
  readonly begins: (sitter: Sitter) => Promise<unknown>
}

/** Plays this many clicks, which are not measured: the first questions only set up the table. */
const after = (clicks: number) => async (sitter: Sitter) => {
  for (let i = 0; i < clicks; i++) await sitter.step()
}

const GAMES: readonly Measured[] = [
  { title: 'Vindication', begins: (sitter) => sitter.until(canEnd) },
  { title: 'Now or Never', begins: after(16) },
  { title: 'Heroes of Land, Air & Sea', begins: after(16) },
]

/** Measures answers and undos, turn after turn. */
async function measureTouches(
  browser: Browser,
  address: string,
  { title, begins }: Measured,
  slowdown: number,
): Promise<void> {
  const page = await newPage(browser, address)
  await duel(page, 'speed', title)
  const sitter = new Sitter(page)
  await begins(sitter)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(watchTouches)
  sitter.pointing = PAUSE_MS
  sitter.pressing = PRESS_MS
  const answers: Took[] = []
  const undos: Took[] = []
  const last = async () => (await page.evaluate(() => window.took.splice(0))).at(-1)
  for (let i = 0; i < ANSWERS; i++) {
    const { menu, dialog } = await sitter.ready()
    await last()
    await sitter.step()
    // Looking at the page would disturb the measurement.
    await page.waitForTimeout(PAUSE_MS)
    const took = await last()
    // A click that only opens a menu does not count.
    if (took !== undefined && menu.length + dialog.length === 0) answers.push(took)
    if ((await page.locator('[data-do="undo"]:enabled:not([data-wall])').count()) === 0) continue
    const { x = 0, y = 0 } = (await page.locator('[data-do="undo"]').boundingBox()) ?? {}
    await page.mouse.move(x + 10, y + 10)
    await page.waitForTimeout(PAUSE_MS)
    await page.mouse.click(x + 10, y + 10, { delay: PRESS_MS })
    await page.waitForTimeout(PAUSE_MS)
    const back = await last()
    if (back !== undefined) undos.push(back)
    await page.keyboard.press('r')
    await page.waitForTimeout(PAUSE_MS)
  }
  console.log(
    `${title} with ${slowdown}-fold slowdown of the page (load of the machine ${loadavg()[0]?.toFixed(1)}):`,
  )
  console.log(`  answer to board drawn, ms: ${summary(answers.map(({ board }) => board))}`)
  console.log(`  frames an answer waits for: ${summary(answers.map(({ frames }) => frames))}`)
  console.log(`  answer to table drawn, ms: ${summary(answers.map(({ table }) => table))}`)
  console.log(`  undo to table drawn, ms:   ${summary(undos.map(({ table }) => table))}`)
  console.log(`  frames an undo waits for:  ${summary(undos.map(({ frames }) => frames))}`)
  await page.context().close()
}

interface WorkerAnswer {
  readonly id: number
  readonly result: Record<string, number>
}

function isAnswer(value: unknown): value is WorkerAnswer {
  return typeof value === 'object' && value !== null && 'id' in value && 'result' in value
}

/** Sends commands to the worker, which is a separate target of the debugger. */
async function workerAsker(page: Page): Promise<(method: string) => Promise<Record<string, number>>> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  let session = ''
  let id = 0
  const waiting = new Map<number, (result: Record<string, number>) => void>()
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') session = sessionId
  })
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer: unknown = JSON.parse(message)
    if (isAnswer(answer)) waiting.get(answer.id)?.(answer.result)
  })
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  return (method) =>
    new Promise((resolve, reject) => {
      const own = ++id
      waiting.set(own, resolve)
      const message = JSON.stringify({ id: own, method })
      cdp.send('Target.sendMessageToTarget', { sessionId: session, message }).catch(reject)
    })
}

/** Four bots play a whole game on screen. */
async function measureMemory(browser: Browser, address: string): Promise<void> {
  const page = await newPage(browser, address)
  await prefer(page, 'Instant')
  await page.goto('/new/vindication')
  await page.getByLabel('Who plays seat 1').selectOption('Bot')
  for (const seat of [1, 2, 3, 4])
    await page.getByLabel(`Bot strength for seat ${seat}`).selectOption('Normal')
  const ask = await workerAsker(page)
  await begin(page)
  let most = 0
  const began = Date.now()
  const over = async () => (await page.locator('[data-do="end-screen"]').count()) > 0
  while (!(await over()) && Date.now() - began < GAME_MS) {
    const { usedSize = 0 } = await ask('Runtime.getHeapUsage')
    most = Math.max(most, usedSize)
    await page.waitForTimeout(300)
  }
  const played = (await over()) ? 'a whole game' : `an unfinished game (${GAME_MS / 1000} s)`
  await ask('HeapProfiler.collectGarbage')
  const { usedSize = 0 } = await ask('Runtime.getHeapUsage')
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
  console.log(
    `worker of ${played} of four: ${megabytes(most)} MB at most, ${megabytes(usedSize)} MB kept at its end`,
  )
  await page.context().close()
}

const [named] = process.argv.slice(2)

build()
await inBrowser(serve, async (browser, here) => {
  for (const game of GAMES)
    if (named === undefined || named === game.title)
      for (const slowdown of [SLOWDOWN, 1]) await measureTouches(browser, here, game, slowdown)
  if (named === undefined) await measureMemory(browser, here)
})
