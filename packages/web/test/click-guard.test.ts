// Which clicks count: the clock is the time given with each click.
import { beforeEach, describe, expect, it } from 'vitest'
import { type Click, ClickGuard, FRESH_MS } from '../src/table-ui/click-guard.ts'

const HERE = { x: 50, y: 50 }
const ELSEWHERE = { x: 90, y: 50 }

const scene = (under: string | null, ...others: readonly string[]) => ({
  under,
  has: (meaning: string) => meaning === under || others.includes(meaning),
})

const click = (said: Partial<Click>): Click => ({ meaning: 'fight', time: 0, detail: 1, ...HERE, ...said })

let guard: ClickGuard

/** The pointer was on "fight", next to "learn", when another question appeared at 1000 ms. */
beforeEach(() => {
  guard = new ClickGuard()
  guard.move(HERE)
  guard.changed(scene('fight', 'learn'))
  guard.drawn(1000)
})

describe('a click soon after a new question', () => {
  const soon = 1000 + FRESH_MS - 1
  const later = 1000 + FRESH_MS

  it('counts on the button that was already under the resting pointer', () => {
    expect(guard.counts(click({ time: soon }))).toBe(true)
  })

  it('does nothing on a button that has come under the resting pointer, new or moved', () => {
    expect(guard.counts(click({ time: soon, meaning: 'roll' }))).toBe(false)
    expect(guard.counts(click({ time: soon, meaning: 'learn' }))).toBe(false)
  })

  it('counts after 300 ms, wherever it is', () => {
    expect(guard.counts(click({ time: later, meaning: 'roll' }))).toBe(true)
  })

  it('counts elsewhere if that button was there before', () => {
    expect(guard.counts(click({ ...ELSEWHERE, time: soon, meaning: 'learn' }))).toBe(true)
    expect(guard.counts(click({ ...ELSEWHERE, time: soon, meaning: 'roll' }))).toBe(false)
  })

  it('counts on what has nothing to do with the question', () => {
    expect(guard.counts(click({ time: soon, meaning: null }))).toBe(true)
  })

  it('counts if it is made with a key', () => {
    expect(guard.counts(click({ time: soon, meaning: 'roll', detail: 0 }))).toBe(true)
  })

  it('does nothing while the question is not on screen yet, however long that takes', () => {
    guard.changed(scene('fight'))
    expect(guard.counts(click({ time: 9000, meaning: 'roll' }))).toBe(false)
    guard.drawn(9000)
    expect(guard.counts(click({ time: 9000 + FRESH_MS, meaning: 'roll' }))).toBe(true)
  })

  it('was made before the question if it waited for the page', () => {
    expect(guard.counts(click({ time: 990, meaning: 'roll' }))).toBe(false)
  })
})

describe('a double click', () => {
  it('counts once if its first click led to another question', () => {
    expect(guard.counts(click({ time: 2000 }))).toBe(true)
    guard.changed(scene('fight'))
    guard.drawn(2050)
    expect(guard.counts(click({ time: 2450, detail: 2, meaning: 'roll' }))).toBe(false)
    expect(guard.counts(click({ time: 2450, detail: 1, meaning: 'roll' }))).toBe(true)
  })

  it('counts twice on the same button, or at the same question', () => {
    expect(guard.counts(click({ time: 2000, meaning: 'roll' }))).toBe(true)
    expect(guard.counts(click({ time: 2100, detail: 2, meaning: 'learn' }))).toBe(true)
    guard.changed(scene('learn'))
    guard.drawn(2110)
    expect(guard.counts(click({ time: 2200, detail: 3, meaning: 'learn' }))).toBe(true)
  })
})

describe('a press that has done its work', () => {
  it('clicks nothing, but the next one does', () => {
    guard.press(HERE)
    guard.spend()
    expect(guard.counts(click({ time: 5000 }))).toBe(false)
    expect(guard.counts(click({ time: 5100 }))).toBe(true)
  })

  it('is forgotten with the next press if no click came', () => {
    guard.press(HERE)
    guard.spend()
    guard.press(HERE)
    expect(guard.counts(click({ time: 5000 }))).toBe(true)
  })

  it('leaves clicks made with a key alone', () => {
    guard.spend()
    expect(guard.counts(click({ time: 5000, detail: 0 }))).toBe(true)
  })
})
