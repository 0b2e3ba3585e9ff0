// The printed map: Regions and Sea Regions, the lines between them, and the bearings.
import degrees from './bearings.json' with { type: 'json' }
import { bearingsAlong } from './bearings.ts'
import map from './map.json' with { type: 'json' }
import type { LineKind } from './lines.ts'

interface Edge {
  readonly a: string
  readonly b: string
  readonly type: string
}

/** A map as stored: places are named by their ids. */
export interface WorldMap {
  /** Pages find its drawing by this. */
  readonly id: string
  /** Names of Continents and Sea Regions that the printed map does not have. */
  readonly names?: Readonly<Record<string, string>>
  readonly continents: readonly {
    readonly id: string
    /** The id of its name. On another map, the Continent with this number may have another name. */
    readonly called: string
    readonly capital: string
    /** The ids of the Continents next to it. */
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
  /** The Continent that floats above a Sea Region. It is laid out only if a Capital is on it. */
  readonly floating?: { readonly continent: string; readonly over: string }
  /** Kinds of lines of this map, in addition to the common ones. */
  readonly lines?: readonly LineKind[]
  /** Between Land Regions: borders, ferries and wraps. Lines of the map's own kinds may join any places. */
  readonly edges: readonly Edge[]
  /** Between Sea Regions: routes and wraps. */
  readonly seaEdges: readonly Edge[]
  readonly coasts: readonly { readonly region: string; readonly sea: string }[]
  readonly bearings: Readonly<
    Record<string, readonly { readonly to: string; readonly deg: number; readonly by: string }[]>
  >
}

export const PRINTED_MAP: WorldMap = { id: 'four', ...map, bearings: bearingsAlong(map, degrees) }
