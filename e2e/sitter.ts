// A player who knows no rules: clicks highlighted things until told to stop.
import { expect, type Page } from '@playwright/test'
import { DIALOG, freeSpot, HIGHLIGHTED, look, MENU, type Sight, type Target } from './look.ts'

/** Shuffles lists; the same seed gives the same order. */
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
 * If a click seems to have changed nothing, try another after this time. That is rare, so there is time: a second click
 * right after an answer could hit whatever appears there.
 */
export const NOTHING_CAME_MS = 5000

/** A sight that has not changed for this long waits for the player. */
const AT_REST_MS = 200

/** Clicks per turn before the sitter ends it if possible: a game has some 25 turns. */
const A_TURN = 2

/** Clicks in windows before the sitter takes the first button, which closes the window: log lines open many. */
const A_WINDOW = 3

/** Whether anything can be clicked. */
export const offers = ({ lit, menu, dialog }: Sight) => lit.length + menu.length + dialog.length > 0

export const canEnd = ({ lit }: Sight) => lit.some(({ kind }) => kind === 'end')

export class Sitter {
  readonly page: Page
  /** How long to point at a thing before clicking it, as a person does. */
  pointing = 0
  /** How long the mouse button stays down. */
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
    return this.page.evaluate(look, [HIGHLIGHTED, MENU, DIALOG, '', 0] as const)
  }

  /** Looks until the sight differs from `known`, but no longer than `patience`. */
  seeOther(known: Sight, patience: number): Promise<Sight> {
    return this.page.evaluate(look, [HIGHLIGHTED, MENU, DIALOG, JSON.stringify(known), patience] as const)
  }

  /** Whether something can be clicked and the last click has shown an effect. */
  private shows(sight: Sight, began: number): boolean {
    return offers(sight) && (signature(sight) !== this.last || Date.now() - began > NOTHING_CAME_MS)
  }

  /** Waits until something can be clicked and the sight differs from the one before the last click. */
  async ready(): Promise<Sight> {
    const began = Date.now()
    let sight = await this.see()
    while (!sight.over && !sight.curtain && !this.shows(sight, began)) {
      if (Date.now() - began > PATIENCE_MS) throw new Error(`nothing can be touched: ${sight.prompt}`)
      if (!offers(sight) && Date.now() - began > NOTHING_CAME_MS) await this.turnToBoard()
      sight = await this.seeOther(sight, 500)
    }
    // The next person at this device may get the same question.
    if (sight.curtain) this.last = ''
    return sight
  }

  /** Everything to click may be on a board that isn't in front; its button says so. */
  private async turnToBoard(): Promise<void> {
    const button = this.page.locator('[data-board][aria-pressed="false"]:has(b)').first()
    if (await button.isVisible()) await button.dispatchEvent('click')
  }

  /** Clicks the first of these that is not covered. Returns whether there was one. */
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
    if (!(await this.click(HIGHLIGHTED, wanted, sight))) throw new Error(`${name} cannot be touched`)
  }

  /** One click: in an open window or menu first, then on the end of the turn, then on any highlight. */
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
      return void (await this.click(HIGHLIGHTED, ends, sight))
    }
    this.inTurn += 1
    const loud = lit.filter(({ quiet, kind }) => !quiet && kind !== 'end')
    const wanted = [...this.shuffled(loud), ...ends, ...lit]
    if (!(await this.click(HIGHLIGHTED, wanted, sight))) await this.page.waitForTimeout(50)
  }

  /** Clicks until the sight is as wanted, and returns it. */
  async until(wanted: (sight: Sight) => boolean, most = 500): Promise<Sight> {
    for (let i = 0; i < most; i++) {
      const sight = await this.ready()
      if (wanted(sight)) return sight
      await this.step(sight)
    }
    throw new Error(`not seen after ${most} touches`)
  }

  /** Waits for a stable question: the last click has shown an effect, and highlights no longer change. */
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

  /** Clicks until a stable question is as wanted: effects of a click may still arrive after the first ones. */
  async restsAt(wanted: (sight: Sight) => boolean, most?: number): Promise<Sight> {
    for (;;) {
      await this.until(wanted, most)
      const sight = await this.rested()
      if (wanted(sight)) return sight
    }
  }

  /** Waits until the question and the highlights are the same as then. */
  async back({ prompt, lit }: Sight): Promise<void> {
    const facts = async () => {
      const now = await this.see()
      return [now.prompt, ...near(now.lit)]
    }
    await expect.poll(facts, { intervals: [50] }).toEqual([prompt, ...near(lit)])
    this.last = ''
  }
}

/** Highlights without those that appear later. */
const near = (lit: readonly Target[]) => names(lit.filter(({ far }) => !far))
