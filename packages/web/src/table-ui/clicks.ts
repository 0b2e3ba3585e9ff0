// Stops clicks at the table that don't count (click-guard.ts), before anything else hears them.
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { afterDrawn } from '../state/frames.ts'
import { type SessionState, useSession } from '../state/session/store.ts'
import { ClickGuard, FRESH_MS, type Scene } from './click-guard.ts'
import { clicked } from './clicked.ts'
import { possibleAt } from './picking.ts'

type Thing = HTMLElement | SVGElement

const guard = new ClickGuard()

let pressed: Thing | null = null

/** The thing that was pressed last, or has the focus, if it is this one. */
export function pressedThing(at: string): Element | null {
  const focused = document.activeElement
  const things = [pressed, focused?.closest<Thing>('[data-at]') ?? null]
  return things.find((thing) => thing?.dataset['at'] === at && thing.isConnected) ?? null
}

/** The current press has done its work: ignore its click. */
export const spendPress = () => guard.spend()

const CLICKABLE = 'button, a, [data-option], [data-at]'

const thingOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<Thing>(CLICKABLE) : null

/** The effect of a click on a thing of the table, as text. */
function meaningAt(at: string, update: Update | null, hints: SessionState['hints']): string {
  const click = clicked(possibleAt(update, at, hints?.routes[at] ?? null))
  const answers =
    click.does === 'answer' ? click.option.id : click.does === 'walk' ? click.route.join(' ') : ''
  return `${click.does} ${at} ${answers}`
}

/** The effect of a click on an element, as text. Elements with the same text are the same to a player. */
function meaningOf(thing: Thing, { shown, hints }: Pick<SessionState, 'shown' | 'hints'>): string {
  const { option, part, reason, at } = thing.dataset
  if (option !== undefined) return `option ${option}`
  if (part !== undefined) return `part ${part}`
  if (reason !== undefined) return `reason ${reason}`
  if (at !== undefined) return meaningAt(at, shown, hints)
  return `button ${thing.dataset['do'] ?? thing.getAttribute('aria-label') ?? thing.textContent}`
}

/** The things of the table that could be clicked. */
function placesIn({ shown, hints }: SessionState): readonly string[] {
  const asked = [...(shown?.ask?.options ?? []), ...(shown?.reasons ?? [])].map(({ at }) => at)
  return [...asked, ...Object.keys(hints?.routes ?? {})]
}

/** The page shows `before` until the next frame. The things of the table are looked up only if they are needed. */
function sceneOf(before: SessionState, under: Thing | null): Scene {
  const buttons = [...document.querySelectorAll<Thing>('button:not([data-at]), a')]
  const there = new Set(buttons.map((button) => meaningOf(button, before)))
  const places = () => placesIn(before).map((at) => meaningAt(at, before.shown, before.hints))
  return {
    has: (meaning) => there.has(meaning) || places().includes(meaning),
    under: under === null || !under.isConnected ? null : meaningOf(under, before),
  }
}

const spotOf = ({ clientX: x, clientY: y }: MouseEvent) => ({ x, y })

/** Listens to the whole page; returns the function that stops it. */
function listenForClicks(page: Window): () => void {
  const ears = new AbortController()
  const listening = { capture: true, signal: ears.signal }
  let under: Thing | null = null
  let fresh: ReturnType<typeof setTimeout> | undefined
  const { dataset } = page.document.documentElement
  page.addEventListener('pointerover', ({ target }) => void (under = thingOf(target)), listening)
  page.addEventListener('pointermove', (event) => guard.move(spotOf(event)), listening)
  page.addEventListener(
    'pointerdown',
    (event) => {
      pressed = thingOf(event.target)
      guard.press(spotOf(event))
    },
    listening,
  )
  page.addEventListener(
    'click',
    (event) => {
      const thing = thingOf(event.target)
      const meaning = thing === null ? null : meaningOf(thing, useSession.getState())
      const { timeStamp: time, detail } = event
      if (guard.counts({ meaning, time, detail, ...spotOf(event) })) return
      event.stopPropagation()
      event.preventDefault()
    },
    listening,
  )
  const questions = useSession.subscribe((now, before) => {
    if (now.shown?.ask?.id === before.shown?.ask?.id) return
    guard.changed(sceneOf(before, under))
    // Until then, a click on something new does nothing.
    dataset['fresh'] = 'true'
    clearTimeout(fresh)
    afterDrawn(() => {
      guard.drawn(performance.now())
      clearTimeout(fresh)
      fresh = setTimeout(() => delete dataset['fresh'], FRESH_MS)
    })
  })
  return () => {
    ears.abort()
    questions()
    clearTimeout(fresh)
    delete dataset['fresh']
  }
}

export function useClicks(): void {
  useEffect(() => listenForClicks(window), [])
}
