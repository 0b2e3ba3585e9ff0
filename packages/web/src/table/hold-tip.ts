// A finger is told once on a device that it can hold a thing, and never after it has done so.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useSession } from '../state/session.ts'
import { HoldLesson } from './hold-lesson.ts'
import { useHoldTold } from './hold-told.ts'
import { usePick } from './lit.ts'

interface Known {
  readonly holding: boolean
}

const useKnown = create<Known>()(persist((): Known => ({ holding: false }), { name: 'lorehall-known' }))

/** The question of the turn, where a thing is lit for it. */
function litFor(target: EventTarget | null): number | null {
  const ask = useSession.getState().shown?.ask
  const lit = target instanceof Element && target.closest('[data-at][data-lit="true"]') !== null
  return lit && ask?.kind === 'turn' ? ask.id : null
}

/** Returns what ends it. */
export function teachHolding(): () => void {
  const lesson = new HoldLesson()
  const ears = new AbortController()
  const { signal } = ears
  const hear = <K extends keyof DocumentEventMap>(type: K, on: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, on, { capture: true, signal })
  const end = () => ears.abort()
  const know = () => {
    end()
    useKnown.setState({ holding: true })
  }
  if (useKnown.getState().holding) return end
  hear('pointerdown', ({ target, pointerType }) => lesson.down(pointerType === 'touch', litFor(target)))
  hear('pointerup', () => lesson.up())
  hear('pointercancel', () => lesson.up())
  const menus = usePick.subscribe(({ menu }) => {
    if (menu !== null && lesson.held()) know()
  })
  const questions = useSession.subscribe(({ shown }) => {
    if (shown === null || shown.ask === null || !lesson.due(shown.ask.id)) return
    know()
    useHoldTold.setState({ due: true })
  })
  signal.addEventListener('abort', menus)
  signal.addEventListener('abort', questions)
  return end
}
