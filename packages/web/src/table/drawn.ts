// What is drawn on the table, and where: every thing that can be touched says so while it is there.
import { createContext } from 'react'

/** Where a thing lies: on a board, or in one of the sheets a phone puts away. */
export type Place = 'board' | 'table' | 'me' | 'others' | 'chat'

/** What lies in it lies there. */
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

  /** A thing is there; returns what takes it away. */
  put(at: string, place: Place, element: HTMLElement | SVGElement): () => void {
    const thing = { at, place, element }
    this.things.add(thing)
    this.changed()
    return () => {
      this.things.delete(thing)
      this.changed()
    }
  }

  /** A board stands; returns what takes it away. */
  stand(): () => void {
    this.boards++
    this.changed()
    return () => {
      this.boards--
      this.changed()
    }
  }

  /** While the board itself is fetched, everything on it is missing and nothing is. */
  get laidOut(): boolean {
    return this.boards > 0
  }

  /** Where a thing is drawn; nowhere: nobody can touch it. */
  placesOf(at: string): readonly Place[] {
    return [...this.things].flatMap((thing) => (thing.at === at ? [thing.place] : []))
  }

  /** What is drawn in a place. */
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

  /** A whole board is told of once. */
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
