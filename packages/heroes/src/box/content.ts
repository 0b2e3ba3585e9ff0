// The content of a module, without rules. Data only, so that a page can draw it.
import type { ModuleContent } from '@lorehall/grammar'
import type { WorldMap } from '../map/map.ts'
import type { Counter } from '../values/counter.ts'
import type { Faction } from '../cards/factions.ts'
import type { Marker } from '../cards/markers.ts'
import type { Spell } from '../cards/spells.ts'
import type { Token } from '../cards/tokens.ts'

export interface Content extends ModuleContent {
  /** Records by id, added to those of the base. The Mana and points of a Spell are in the values file. */
  readonly factions?: Readonly<Record<string, Faction>>
  readonly spells?: Readonly<Record<string, Spell>>
  readonly tokens?: Readonly<Record<string, Token>>
  readonly markers?: Readonly<Record<string, Marker>>
  /** Counters added to every player's board. */
  readonly counters?: Readonly<Record<string, Counter>>
  /** The sides of the board it adds, by the value of its setting `side`: the numbers of players, and the map. */
  readonly sides?: Readonly<Record<string, readonly number[]>>
  readonly maps?: Readonly<Record<string, WorldMap>>
  /** The names of its records. */
  readonly names: Readonly<Record<string, string>>
}
