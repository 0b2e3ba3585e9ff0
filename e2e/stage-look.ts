// What can be read and touched on a stage. It runs inside the page, and only looks.

export interface Measured {
  readonly share: number
  /** The smallest on a board. */
  readonly word: { readonly px: number; readonly text: string }
  readonly clipped: readonly string[]
  readonly covered: readonly string[]
}

export function measureStage(): Measured {
  const stage = document.querySelector('[data-stage]')
  if (stage === null) throw new Error('there is no stage on this page')
  const page = new DOMRect(0, 0, innerWidth, innerHeight)
  const area = ({ width, height }: DOMRect) => width * height

  /** Elements that hold words themselves, in sight. */
  const wordy = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement | SVGElement>('*')].filter((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      // What is only for those who listen takes no room.
      if (!own || element.closest('.unseen, [hidden], title, desc, style, script') !== null) return false
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

  /** What cuts off what reaches beyond it, and does not scroll. */
  const cuts = (element: Element) => {
    const { overflowX, overflowY, display } = getComputedStyle(element)
    // What has no box of its own cuts nothing off.
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
    // A board that is longer than its room is moved.
    if (element.closest('[data-long]') !== null) return false
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { x, y, scrolls } = cuts(around)
      if (scrolls) return false
      const edge = around.getBoundingClientRect()
      // Wholly put away, and said to lie elsewhere as well.
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

  const open = new Set<string>()
  const behind = new Set<string>()
  for (const element of document.querySelectorAll('[data-lit="true"]')) {
    const { left, top, width, height: tall } = element.getBoundingClientRect()
    const x = left + width / 2
    const y = top + tall / 2
    if (width === 0 || x < 0 || y < 0 || x > page.width || y > page.height) continue
    const top_ = document.elementFromPoint(x, y)
    const name = element.getAttribute('data-at') ?? element.getAttribute('data-option') ?? said(element)
    const free = top_ === null || element.contains(top_) || top_.closest('[data-at]') !== null
    const there = free ? open : behind
    there.add(name)
  }
  // A card that is held out lies over its own place on a board: it can be touched in the hand.
  const covered = [...behind].filter((name) => !open.has(name))
  return {
    share: area(stage.getBoundingClientRect()) / area(page),
    word: letters[0] ?? { px: Infinity, text: '' },
    clipped: [...clipped],
    covered,
  }
}
