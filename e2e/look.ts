// Reads what can be seen and clicked on a table. These functions run inside the page and change nothing.

export interface Target {
  /** The id of the thing, or the option of a button. */
  readonly name: string
  readonly kind: string
  /** Possible at almost any moment, so it glows faintly. */
  readonly quiet: boolean
  readonly glows: boolean
  /** Several steps away: it is highlighted a moment after the rest. */
  readonly far: boolean
  /** Its index among all matches of its selector. */
  readonly index: number
}

export interface Sight {
  readonly prompt: string
  /** All highlights, also those outside of the viewport. */
  readonly lit: readonly Target[]
  /** The options of an open menu. */
  readonly menu: readonly Target[]
  /** The buttons of an open dialog. */
  readonly dialog: readonly Target[]
  /** The last lines of the log. */
  readonly last: string
  readonly curtain: boolean
  readonly over: boolean
}

export const HIGHLIGHTED = '[data-highlight="true"]'
export const MENU = '[data-menu] [data-option]'
export const DIALOG = 'dialog[open] button'

/**
 * Looks at the page by the three selectors above. With a `known` sight, as JSON, it waits inside the page until the
 * sight differs or the patience is over, which is cheaper than looking from outside.
 */
export async function look([lit, menu, dialog, known, patience]: readonly [
  string,
  string,
  string,
  string,
  number,
]): Promise<Sight> {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((el, index): Target[] =>
      el.getClientRects().length === 0
        ? []
        : [
            {
              name:
                el.getAttribute('data-at') ?? el.getAttribute('data-option') ?? el.textContent?.trim() ?? '',
              kind: el.getAttribute('data-kind') ?? '',
              quiet: el.getAttribute('data-quiet') === 'true',
              glows: el.getAttribute('data-glows') !== 'false',
              far: el.getAttribute('data-glow') === 'far',
              index,
            },
          ],
    )
  const now = (): Sight => ({
    prompt:
      document.querySelector('[data-asked] [role="status"], [data-do="prompt"]')?.textContent?.trim() ?? '',
    // While the table is being laid out, an answer is not fully shown, or a question is too new to be clicked, nothing
    // counts as clickable.
    lit:
      document.querySelector('[data-do="laying-out"], [aria-busy="true"], [data-fresh]') === null
        ? seen(lit)
        : [],
    menu: seen(menu),
    dialog: seen(dialog),
    last: [...document.querySelectorAll('ol [data-type]')]
      .slice(-4)
      .map((el) => el.textContent)
      .join(' / '),
    curtain: document.querySelector('[data-curtain]') !== null,
    over: document.querySelector('[data-do="end-screen"]') !== null,
  })
  const began = Date.now()
  for (;;) {
    const sight = now()
    if (JSON.stringify(sight) !== known || Date.now() - began >= patience) return sight
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A point of an element that is on the screen and not covered by something else. */
export function freeSpot([selector, index]: readonly [string, number]): { x: number; y: number } | null {
  const element = document.querySelectorAll(selector)[index]
  if (element === undefined) return null
  const box = element.getBoundingClientRect()
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9]
  for (const dy of parts) {
    for (const dx of parts) {
      const x = box.left + box.width * dx
      const y = box.top + box.height * dy
      const hit = document.elementFromPoint(x, y)
      if (hit?.closest('[data-at], [data-option], button') === element) return { x, y }
    }
  }
  return null
}

/** Whether such an element appears in time; waits inside the page, which is cheaper than looking from outside. */
export function comesUp([selector, patience]: readonly [string, number]): Promise<boolean> {
  const began = Date.now()
  return new Promise((resolve) => {
    const see = () => {
      const there = document.querySelector(selector) !== null
      if (there || Date.now() - began > patience) resolve(there)
      else setTimeout(see, 20)
    }
    see()
  })
}

/** Matching elements that are smaller than a fingertip. */
export function tooSmall([selector, finger]: readonly [string, number]): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const name = element.getAttribute('data-at') ?? element.textContent ?? ''
    return width > 0 && Math.min(width, height) < finger
      ? [`${name} is ${width.toFixed(1)} × ${height.toFixed(1)}`]
      : []
  })
}

/** The text of whatever covers a part of the element; empty if nothing does. */
export function covered(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  for (const dx of [0.06, 0.5, 0.94]) {
    for (const dy of [0.06, 0.5, 0.94]) {
      const hit = document.elementFromPoint(left + width * dx, top + height * dy)
      if (hit === null || !element.contains(hit)) return hit?.textContent ?? 'the edge of the page'
    }
  }
  return ''
}

/** Texts of a board that overlap on the screen. */
export function overlapping(): string[] {
  const SLACK = 3
  const words = [...document.querySelectorAll('[data-sheets] text')].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const said = element.textContent?.trim() ?? ''
    return said === '' || !element.checkVisibility({ visibilityProperty: true }) ? [] : [{ box, said }]
  })
  return words.flatMap(({ box: a, said }, i) =>
    words.slice(i + 1).flatMap(({ box: b, said: other }) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return wide > SLACK && high > SLACK ? [`${said} / ${other}`] : []
    }),
  )
}
