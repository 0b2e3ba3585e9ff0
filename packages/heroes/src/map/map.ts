// The printed map of the box: its Regions and Sea Regions, what joins them, and where each lies from the other.
import bearings from './bearings.json' with { type: 'json' }
import map from './map.json' with { type: 'json' }
import type { LineKind } from './lines.ts'

interface Edge {
  readonly a: string
  readonly b: string
  readonly type: string
}

/** A map as it is written down: places are named by their ids. */
export interface WorldMap {
  readonly continents: readonly {
    readonly id: string
    /** The id of its name: from map to map, another Continent may have the same number. */
    readonly called: string
    readonly capital: string
    /** The Continents beside it. */
    readonly adjacent: readonly string[]
  }[]
  readonly regions: readonly {
    readonly id: string
    readonly continent: string
    readonly kind: string
    readonly workers?: number
    readonly tokens: number
  }[]
  readonly seas: readonly { readonly id: string; readonly centre: boolean; readonly tokens: number }[]
  /** Kinds of lines that this map has beside those every map may have. */
  readonly lines?: readonly LineKind[]
  /** Between Land Regions: borders, ferries, wraps; lines of its own kinds between any places. */
  readonly edges: readonly Edge[]
  /** Between Sea Regions: routes, wraps. */
  readonly seaEdges: readonly Edge[]
  readonly coasts: readonly { readonly region: string; readonly sea: string }[]
  readonly bearings: Readonly<
    Record<string, readonly { readonly to: string; readonly deg: number; readonly by: string }[]>
  >
}

export const PRINTED_MAP: WorldMap = { ...map, bearings }
