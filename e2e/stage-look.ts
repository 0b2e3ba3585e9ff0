// Measures what can be read and clicked on a stage. Runs inside the page and changes nothing.

export interface Measured {
  readonly share: number
  /** The smallest text on a board. */
  readonly word: { readonly px: number; readonly text: string }
  readonly clipped: readonly string[]
  readonly covered: readonly string[]
}

export function measureStage(): Measured {
  const stage = document.querySelector('[data-stage]')
  if (stage === null) throw new Error('there is no stage on this page')
  const page = new DOMRect(0, 0, innerWidth, innerHeight)
  const area = ({ width, height }: DOMRect) => width * height

  /** Whether it is clipped away for the eye, and only read out by screen readers. */
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement))

  /** Visible elements that contain text themselves. */
  const wordy = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement | SVGElement>('*')].filter((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      // Text for screen readers only takes no space.
      if (!own || element.closest('.unseen, [hidden], title, desc, style, script') !== null) return false
      if (isUnseen(element)) return false
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    })
  const said = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)

  const height = (element: HTMLElement | SVGElement) => {
    const px = Number.parseFloat(getComputedStyle(element).fontSize)
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    return px * scale
  }
  const letters = [...document.querySelectorAll('[data-sheets]')]
    .flatMap((board) => wordy(board))
    .map((element) => ({ px: height(element), text: said(element) }))
    .toSorted((a, b) => a.px - b.px)

  /** Whether an element cuts off its contents, in x and y, and whether it scrolls. */
  const cuts = (element: Element) => {
    const { overflowX, overflowY, display } = getComputedStyle(element)
    // An element without a box cuts nothing off.
    if (display === 'contents') return { x: false, y: false, scrolls: false }
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return { x: hides(overflowX), y: hides(overflowY), scrolls: /auto|scroll/.test(overflowX + overflowY) }
  }
  const SLACK = 1.5
  const isClipped = (element: HTMLElement | SVGElement) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return false
    // A board that is too long for its area can be panned.
    if (element.closest('[data-long=""]') !== null) return false
    // A long list shortens its descriptions, and a full hand its longest names; the thing itself shows all of it.
    if (element.closest('[data-many="true"], [data-as="tabs"] [data-long="true"]') !== null) return false
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { x, y, scrolls } = cuts(around)
      if (scrolls) return false
      const edge = around.getBoundingClientRect()
      // Hidden completely, but also shown elsewhere.
      if (y && box.top >= edge.bottom && element.closest('[data-rest]') !== null) return false
      if (x && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) return true
      if (y && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK)) return true
    }
    return box.left < -SLACK || box.right > page.width + SLACK || box.bottom > page.height + SLACK
  }
  const clipped = new Set(
    wordy(document.body)
      .filter(isClipped)
      .map((element) => `"${said(element)}"`),
  )

  // The question may not spill out of its row.
  for (const row of document.querySelectorAll('[data-asked]')) {
    const { top, bottom } = row.getBoundingClientRect()
    for (const element of wordy(row)) {
      const words = document.createRange()
      words.selectNodeContents(element)
      const box = words.getBoundingClientRect()
      if (box.height > 0 && (box.top < top - SLACK || box.bottom > bottom + SLACK))
        clipped.add(`"${said(element)}"`)
    }
  }

  /** Whether a point of the element is scrolled out of sight: the player can scroll to it. */
  const isScrolledAway = (element: Element, x: number, y: number) => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { left, top, right, bottom } = around.getBoundingClientRect()
      if (cuts(around).scrolls && (x < left || x > right || y < top || y > bottom)) return true
    }
    return false
  }

  const open = new Set<string>()
  const behind = new Set<string>()
  for (const element of document.querySelectorAll('[data-highlight="true"]')) {
    const { left, top, width, height: tall } = element.getBoundingClientRect()
    const x = left + width / 2
    const y = top + tall / 2
    if (width === 0 || x < 0 || y < 0 || x > page.width || y > page.height) continue
    if (isScrolledAway(element, x, y)) continue
    const top_ = document.elementFromPoint(x, y)
    const name = element.getAttribute('data-at') ?? element.getAttribute('data-option') ?? said(element)
    const free = top_ === null || element.contains(top_) || top_.closest('[data-at]') !== null
    // While a choice covers the board, the list in the row has everything that is possible at any time.
    if (!free && element.getAttribute('data-quiet') === 'true') continue
    const there = free ? open : behind
    there.add(name)
  }
  // A card in an open choice covers its own place on the board; it can be clicked in the choice.
  const covered = [...behind].filter((name) => !open.has(name))
  return {
    share: area(stage.getBoundingClientRect()) / area(page),
    word: letters[0] ?? { px: Infinity, text: '' },
    clipped: [...clipped],
    covered,
  }
}
