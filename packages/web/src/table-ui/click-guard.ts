// Decides which clicks count: not those whose press has already done its work, and not those that hit something which
// has just appeared under the pointer. Clicks made with a key always count.

/** A click this soon after a new question was not meant for what the question has changed. */
export const FRESH_MS = 300

/** A pointer that has moved no further than this since the question changed is resting. */
const RESTING_PX = 4

/** The things that could be clicked at one moment. */
export interface Scene {
  /** Whether something with this meaning could be clicked. */
  readonly has: (meaning: string) => boolean
  /** The meaning of what was under the pointer. */
  readonly under: string | null
}

interface Spot {
  readonly x: number
  readonly y: number
}

export interface Click extends Spot {
  /** The effect of a click on it; null: none. */
  readonly meaning: string | null
  /** In milliseconds, on the same clock as `drawn`. */
  readonly time: number
  /** 1 for a single click, 2 for the second of a double click; 0: made with a key. */
  readonly detail: number
}

interface Change {
  readonly before: Scene
  /** Where the pointer was. */
  readonly spot: Spot
  /** When the new question was on screen; null: not yet. */
  readonly drawn: number | null
}

export class ClickGuard {
  private change: Change | null = null
  private pointer: Spot = { x: 0, y: 0 }
  /** The last change before the first click of a double click. */
  private begun: Scene | null = null
  private spent = false

  move(pointer: Spot): void {
    this.pointer = pointer
  }

  /** A press begins. Its click counts unless the press is spent before. */
  press(pointer: Spot): void {
    this.pointer = pointer
    this.spent = false
  }

  /** The current press has done its work, so its click does nothing. */
  spend(): void {
    this.spent = true
  }

  /** Another question replaces this scene. */
  changed(before: Scene): void {
    this.change = { before, spot: this.pointer, drawn: null }
  }

  /** The new question is on screen. */
  drawn(time: number): void {
    if (this.change !== null) this.change = { ...this.change, drawn: this.change.drawn ?? time }
  }

  counts(click: Click): boolean {
    if (click.detail === 0) return true
    if (this.spent) {
      this.spent = false
      return false
    }
    const { change } = this
    const counts = change === null || !this.isEarly(click, change) || wasThere(click, change)
    if (counts) this.begun = change?.before ?? null
    return counts
  }

  /** Made within 300 ms of the new question, or the rest of a double click that began at an earlier one. */
  private isEarly({ time, detail }: Click, { before, drawn }: Change): boolean {
    const fresh = drawn === null || time - drawn < FRESH_MS
    return fresh || (detail > 1 && this.begun !== before)
  }
}

/** A resting pointer must have been on the same thing; a pointer that moved may click anything that was there. */
function wasThere({ meaning, x, y }: Click, { before, spot }: Change): boolean {
  if (meaning === null) return true
  const rests = Math.hypot(x - spot.x, y - spot.y) <= RESTING_PX
  return rests ? before.under === meaning : before.has(meaning)
}
