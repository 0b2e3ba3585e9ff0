// Somebody at the table who knows no rules: touches what is lit, by pointer, until told to stop.
import { expect, type Page } from '@playwright/test'
import { DIALOG, freeSpot, LIT, look, MENU, type Sight, type Target } from './look.ts'

/** The same order for the same seed. */
function shuffler(seed: number): <T>(list: readonly T[]) => T[] {
  let state = seed
  const below = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  return (list) => {
    const left = [...list]
    return list.flatMap(() => left.splice(below(left.length), 1))
  }
}

export const names = (targets: readonly Target[]) => [...new Set(targets.map(({ name }) => name))].toSorted()

const signature = ({ prompt, lit, menu, dialog, last, curtain, over }: Sight) =>
  JSON.stringify([prompt, names(lit), names(menu), dialog.length, last, curtain, over])

/** How long bots may think before a sitter gives up. */
export const PATIENCE_MS = 30_000

/**
 * When a touch seems to have changed nothing and another is tried. That is rare, so there is time: a
 * second touch on the heels of an answer would fall on whatever comes up there.
 */
export const NOTHING_CAME_MS = 5000

/** What has not changed for so long waits for the player. */
const AT_REST_MS = 200

/** Touches in a turn before it is ended where that is possible: a game has some 25 of them. */
const A_TURN = 2

/** Touches in windows before the first button of one is taken, which closes it: a line of the log opens many. */
const A_WINDOW = 3

/** Whether anything can be touched. */
export const offers = ({ lit, menu, dialog }: Sight) => lit.length + menu.length + dialog.length > 0

export const canEnd = ({ lit }: Sight) => lit.some(({ kind }) => kind === 'end')

export class Sitter {
  readonly page: Page
  /** How long to point at a thing before it is touched, as a person does. */
  pointing = 0
  /** How long a press lasts until it is let go, and is a click. */
  pressing = 0
  private readonly shuffled: ReturnType<typeof shuffler>
  private last = ''
  private inTurn = 0
  private inWindow = 0

  constructor(page: Page, seed = 7) {
    this.page = page
    this.shuffled = shuffler(seed)
  }

  see(): Promise<Sight> {
    return this.page.evaluate(look, [LIT, MENU, DIALOG, '', 0] as const)
  }

  /** Looks until there is something else to see, though no longer than so. */
  seeOther(known: Sight, patience: number): Promise<Sight> {
    return this.page.evaluate(look, [LIT, MENU, DIALOG, JSON.stringify(known), patience] as const)
  }

  /** Whether something can be touched, and the last touch shows. */
  private shows(sight: Sight, began: number): boolean {
    return offers(sight) && (signature(sight) !== this.last || Date.now() - began > NOTHING_CAME_MS)
  }

  /** Waits until something can be touched that is not what was there before the last touch. */
  async ready(): Promise<Sight> {
    const began = Date.now()
    let sight = await this.see()
    while (!sight.over && !sight.curtain && !this.shows(sight, began)) {
      if (Date.now() - began > PATIENCE_MS) throw new Error(`nothing can be touched: ${sight.prompt}`)
      sight = await this.seeOther(sight, 500)
    }
    // Whoever takes the device next may be asked the same.
    if (sight.curtain) this.last = ''
    return sight
  }

  /** Clicks the first of these that can be reached; whether there was one. */
  private async click(selector: string, wanted: readonly Target[], sight: Sight): Promise<boolean> {
    for (const { index } of wanted) {
      const spot = await this.page.evaluate(freeSpot, [selector, index] as const)
      if (spot === null) continue
      this.last = signature(sight)
      if (this.pointing > 0) {
        await this.page.mouse.move(spot.x, spot.y)
        await this.page.waitForTimeout(this.pointing)
      }
      await this.page.mouse.click(spot.x, spot.y, { delay: this.pressing })
      return true
    }
    return false
  }

  async touch(name: string): Promise<void> {
    const sight = await this.see()
    const wanted = sight.lit.filter((target) => target.name === name)
    if (!(await this.click(LIT, wanted, sight))) throw new Error(`${name} cannot be touched`)
  }

  /** One touch: what is open first, then the end of the turn, then anything that shines. */
  async step(seen?: Sight): Promise<void> {
    const sight = seen ?? (await this.ready())
    const { dialog, menu, lit, over, curtain } = sight
    if (over || curtain) return
    if (dialog.length > 0) {
      this.inWindow += 1
      const wanted = this.inWindow > A_WINDOW ? dialog : dialog.toReversed()
      return void (await this.click(DIALOG, wanted, sight))
    }
    this.inWindow = 0
    if (menu.length > 0) return void (await this.click(MENU, this.shuffled(menu), sight))
    const ends = lit.filter(({ kind }) => kind === 'end')
    if (ends.some(({ glows }) => glows) || (ends.length > 0 && this.inTurn >= A_TURN)) {
      this.inTurn = 0
      return void (await this.click(LIT, ends, sight))
    }
    this.inTurn += 1
    const loud = lit.filter(({ quiet, kind }) => !quiet && kind !== 'end')
    const wanted = [...this.shuffled(loud), ...ends, ...lit]
    if (!(await this.click(LIT, wanted, sight))) await this.page.waitForTimeout(50)
  }

  /** Touches on until the sight is as wanted, and returns it. */
  async until(wanted: (sight: Sight) => boolean, most = 500): Promise<Sight> {
    for (let i = 0; i < most; i++) {
      const sight = await this.ready()
      if (wanted(sight)) return sight
      await this.step(sight)
    }
    throw new Error(`not seen after ${most} touches`)
  }

  /** A question at rest: the last touch shows, something is lit, and stays so. */
  async rested(): Promise<Sight> {
    const began = Date.now()
    let sight = await this.see()
    for (;;) {
      const now = await this.seeOther(sight, AT_REST_MS)
      const rests = JSON.stringify(now) === JSON.stringify(sight)
      if (rests && now.lit.length > 0 && this.shows(now, began)) break
      if (Date.now() - began > PATIENCE_MS) throw new Error(`nothing comes to rest: ${now.prompt}`)
      sight = now
    }
    this.last = ''
    return sight
  }

  /** Touches on until a question at rest is as wanted: what comes of a touch may come after it seemed to show. */
  async restsAt(wanted: (sight: Sight) => boolean, most?: number): Promise<Sight> {
    for (;;) {
      await this.until(wanted, most)
      const sight = await this.rested()
      if (wanted(sight)) return sight
    }
  }

  /** Waits until the same is asked, with the same things lit, as at that time. */
  async back({ prompt, lit }: Sight): Promise<void> {
    const facts = async () => {
      const now = await this.see()
      return [now.prompt, ...near(now.lit)]
    }
    await expect.poll(facts, { intervals: [50] }).toEqual([prompt, ...near(lit)])
    this.last = ''
  }
}

/** What is lit, without what is lit later. */
const near = (lit: readonly Target[]) => names(lit.filter(({ far }) => !far))
