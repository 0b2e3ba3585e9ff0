// A registry of the things drawn on the table: each clickable thing registers while it is mounted.
import { createContext } from 'react'

/** Where a thing is: on a board, or in one of a phone's sheets. */
export type Place = 'board' | 'table' | 'me' | 'others' | 'chat' | 'coach'

/** The place of all things inside this provider. */
export const PlaceOf = createContext<Place>('table')

interface DrawnThing {
  readonly at: string
  readonly place: Place
  readonly element: HTMLElement | SVGElement
}

export class Drawn {
  private readonly things = new Set<DrawnThing>()
  private boards = 0
  private readonly listeners = new Set<() => void>()
  private told = true

  /** Registers a thing; returns the function that removes it. */
  put(at: string, place: Place, element: HTMLElement | SVGElement): () => void {
    const thing = { at, place, element }
    this.things.add(thing)
    this.changed()
    return () => {
      this.things.delete(thing)
      this.changed()
    }
  }

  /** Registers a board; returns the function that removes it. */
  stand(): () => void {
    this.boards++
    this.changed()
    return () => {
      this.boards--
      this.changed()
    }
  }

  /** Is a board mounted? While the board is being fetched, none of its things are registered. */
  get laidOut(): boolean {
    return this.boards > 0
  }

  /** The places where a thing is drawn; empty: not on screen, so it can't be clicked. */
  placesOf(at: string): readonly Place[] {
    return [...this.things].flatMap((thing) => (thing.at === at ? [thing.place] : []))
  }

  /** The things drawn in a place. */
  in(place: Place): readonly string[] {
    return [...this.things].flatMap((thing) => (thing.place === place ? [thing.at] : []))
  }

  elementOf(at: string, place: Place): HTMLElement | SVGElement | undefined {
    return [...this.things].find((thing) => thing.at === at && thing.place === place)?.element
  }

  onChange(hear: () => void): () => void {
    this.listeners.add(hear)
    return () => this.listeners.delete(hear)
  }

  /** Notifies the listeners once per task: mounting a whole board is one change. */
  private changed(): void {
    if (!this.told) return
    this.told = false
    queueMicrotask(() => {
      this.told = true
      for (const hear of this.listeners) hear()
    })
  }
}

export const drawn = new Drawn()
