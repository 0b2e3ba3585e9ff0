// A player who knows what they want: carries a plan out by pointer.
import type { Page } from '@playwright/test'
import { type Ask, type Game, readRecord, type Seat, Table, type TableRecord } from '@lorehall/kernel'
import { Pointer, until } from './clicks-pointer.ts'
import { askOf, type Plan } from './clicks-search.ts'
import { storedEntries } from './clicks-stored.ts'
import type { Counted, Press } from './clicks-thing.ts'
import { type Way, waysFor } from './clicks-ways.ts'
import type { Sight } from './look.ts'
import { NOTHING_CAME_MS, PATIENCE_MS, Sitter } from './sitter.ts'

/** A page that has not changed for this long shows its question. */
const AT_REST_MS = 250

/** How long a highlight may take to appear: distant places come with the hints. */
const HIGHLIGHT_MS = 5000

/** How long a menu may take to appear. */
const MENU_MS = 1000

/** The buttons of the bar that open a list. */
const PARTS = '[data-asked] [aria-haspopup="dialog"], [data-asked] [data-do="answers"]'

/** The boards that are not in front. */
const WINGS = '[data-board][aria-pressed="false"]'

const YES = 'dialog[open] button:last-child'

const optionButton = (id: string) => `[data-option=${JSON.stringify(id)}]`

const highlighted = (at: string) => `[data-at=${JSON.stringify(at)}][data-highlight="true"]`

export class Pilot {
  readonly pointer: Pointer
  private readonly page: Page
  private readonly game: Game
  private readonly arrives: readonly string[]
  private readonly record: TableRecord
  private readonly seat: Seat
  private readonly eyes: Sitter
  /** The sight of the page before the last pick. */
  private last: Sight | null = null

  constructor(
    page: Page,
    { game, arrives }: Required<Pick<Counted, 'game' | 'arrives'>>,
    record: TableRecord,
    seat: Seat,
  ) {
    this.page = page
    this.game = game
    this.arrives = arrives
    this.record = record
    this.seat = seat
    this.eyes = new Sitter(page)
    this.pointer = new Pointer(page)
  }

  async carryOut(plan: Plan): Promise<void> {
    await this.asked()
    let rest = plan
    while (rest.length > 0) {
      const [step] = rest
      if (typeof step === 'object') await this.press(step)
      const end = rest.findIndex((other) => typeof other !== 'string')
      const picks = rest.slice(0, end === -1 ? undefined : end).filter((pick) => typeof pick === 'string')
      rest = rest.slice(picks.length === 0 ? 1 : await this.pick(picks))
    }
  }

  /** The open table, replayed from the entries that the page has stored. */
  private async table(): Promise<Table> {
    const id = new URL(this.page.url()).pathname.split('/').at(-1) ?? ''
    const entries = await this.page.evaluate(storedEntries, id)
    return Table.replay(this.game, readRecord({ ...this.record, entries }))
  }

  /** Waits until the page shows something else than before the last pick, and no longer changes. */
  private async rested(): Promise<void> {
    const began = Date.now()
    let sight = await this.eyes.see()
    for (;;) {
      const now = await this.eyes.seeOther(sight, AT_REST_MS)
      const rests = JSON.stringify(now) === JSON.stringify(sight) && now.lit.length > 0
      const fresh = JSON.stringify(now) !== JSON.stringify(this.last)
      if (rests && (fresh || Date.now() - began > NOTHING_CAME_MS)) return
      if (Date.now() - began > PATIENCE_MS) throw new Error(`the page keeps changing: ${now.prompt}`)
      sight = now
    }
  }

  /** Waits until the player is asked and the page shows the question. */
  private async asked(): Promise<{ table: Table; ask: Ask }> {
    const open = await until(this.page, 'the player is not asked', async () => {
      const table = await this.table()
      const ask = askOf(table, this.seat)
      return ask === undefined ? null : { table, ask }
    })
    await this.page.locator('[data-asked="true"]').waitFor()
    await this.rested()
    return open
  }

  /** Gives the next picks of the plan. Returns how many. */
  private async pick(plan: readonly string[]): Promise<number> {
    const { table, ask } = await this.asked()
    this.last = await this.eyes.see()
    const went = await this.take(waysFor(table, ask, plan, this.arrives.includes(ask.prompt)))
    if (!went) throw new Error(`"${plan[0]}" can't be clicked at the question "${ask.prompt}"`)
    const given = (await this.stored(table.seq)).split(' ').slice(1)
    if (given.some((pick, i) => pick !== plan[i]))
      throw new Error(`the table got "${given.join(' ')}" instead of "${plan.join(' ')}"`)
    return given.length
  }

  /** Takes the first way that is visible. The boards in front come first: turning to another costs a click. */
  private async take(ways: readonly Way[]): Promise<boolean> {
    for (const way of ways) if (await this.pointer.tries(() => this.goes(way))) return true
    for (const way of ways) {
      if (way.by !== 'place' && way.by !== 'menu') continue
      if (await this.pointer.clickAny(WINGS, () => this.goes(way, HIGHLIGHT_MS))) return true
    }
    return false
  }

  private async goes(way: Way, patience = way.picks > 1 ? HIGHLIGHT_MS : 0): Promise<boolean> {
    const { pointer } = this
    if (way.by === 'part') return pointer.clickAny(PARTS, () => this.inMenu(way.option))
    if (way.by === 'button') return pointer.click(optionButton(way.option), `button ${way.option}`)
    const clicked = await pointer.click(highlighted(way.at), way.at, patience)
    return clicked && (way.by === 'place' || this.inMenu(way.option))
  }

  /** Picks the option in the menu that a click has opened. */
  private async inMenu(option: string): Promise<boolean> {
    const row = `[data-menu] ${optionButton(option)}`
    if (await this.pointer.click(row, `menu ${option}`, MENU_MS)) return true
    await this.page.keyboard.press('Escape')
    return false
  }

  /** Waits for the next entry of this player, and returns it. Confirms if the page asks for that. */
  private async stored(before: number): Promise<string> {
    let confirmed = false
    return until(this.page, 'the click has no effect', async () => {
      const { entries } = await this.table()
      const own = entries
        .slice(before)
        .map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)))
        .find((entry) => entry.startsWith(`${this.seat} `) || entry.startsWith('{'))
      if (own === undefined && !confirmed) confirmed = await this.pointer.click(YES, 'confirm')
      return own ?? null
    })
  }

  private async press({ control, shows, hides }: Press): Promise<void> {
    const { seq } = await this.table()
    if (!(await this.pointer.click(control, control, HIGHLIGHT_MS))) throw new Error(`no ${control}`)
    if (shows === undefined && hides === undefined) await this.stored(seq)
    if (shows !== undefined) await this.page.locator(shows).first().waitFor()
    if (hides !== undefined) await this.page.locator(hides).first().waitFor({ state: 'hidden' })
  }
}
