// The tip that things can be held. A finger gets it once per device, after its first tap that did something, because
// holding first would have said what the tap does. A player who has held a thing never gets it.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { acrossTabs } from '../state/across-tabs.ts'
import { useSession } from '../state/session/store.ts'
import { useHoldTip } from './hold.ts'
import { usePick } from './picking.ts'

interface Known {
  readonly holding: boolean
}

const useKnown = acrossTabs(
  create<Known>()(persist((): Known => ({ holding: false }), { name: 'lorehall-known' })),
)

/** Follows the finger, and says when the tip is due and when it isn't needed anymore. */
export class HoldWatch {
  private finger = false
  /** The question that was open when a finger tapped something highlighted. */
  private tapped: number | null = null

  /** @param highlighted the question a highlighted thing was pressed for; null: nothing highlighted was pressed */
  down(finger: boolean, highlighted: number | null): void {
    this.finger = finger
    this.tapped = finger ? highlighted : null
  }

  up(): void {
    this.finger = false
  }

  /** A menu has opened: was the thing held? A tap opens a menu only after the finger has left. */
  held(): boolean {
    this.tapped = null
    return this.finger
  }

  /** A question is open: did the tap lead to it? */
  due(ask: number): boolean {
    return this.tapped !== null && ask !== this.tapped
  }
}

/** The question of the turn, if a thing is highlighted for it. */
function highlightedFor(target: EventTarget | null): number | null {
  const ask = useSession.getState().shown?.ask
  const highlighted = target instanceof Element && target.closest('[data-at][data-highlight="true"]') !== null
  return highlighted && ask?.kind === 'turn' ? ask.id : null
}

/** Returns the function that stops it. */
export function teachHolding(): () => void {
  const watch = new HoldWatch()
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
  hear('pointerdown', ({ target, pointerType }) =>
    watch.down(pointerType === 'touch', highlightedFor(target)),
  )
  hear('pointerup', () => watch.up())
  hear('pointercancel', () => watch.up())
  const menus = usePick.subscribe(({ menu }) => {
    if (menu !== null && watch.held()) know()
  })
  const questions = useSession.subscribe(({ shown }) => {
    if (shown === null || shown.ask === null || !watch.due(shown.ask.id)) return
    know()
    useHoldTip.setState({ due: true })
  })
  signal.addEventListener('abort', menus)
  signal.addEventListener('abort', questions)
  return end
}
