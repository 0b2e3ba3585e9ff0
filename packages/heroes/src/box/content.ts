// What a module brings besides rules. Data only: a page draws from it, too.
import type { ModuleContent } from '@lorehall/grammar'
import type { Counter } from '../values/counter.ts'
import type { Faction } from '../cards/factions.ts'
import type { Marker } from '../cards/markers.ts'
import type { Spell } from '../cards/spells.ts'
import type { Token } from '../cards/tokens.ts'

export interface Content extends ModuleContent {
  /** Records it adds to those of the base, by id. The Mana and points of a Spell stand in the file of values. */
  readonly factions?: Readonly<Record<string, Faction>>
  readonly spells?: Readonly<Record<string, Spell>>
  readonly tokens?: Readonly<Record<string, Token>>
  readonly markers?: Readonly<Record<string, Marker>>
  /** Further counters on every player's board. */
  readonly counters?: Readonly<Record<string, Counter>>
  /** What its records are called. */
  readonly names: Readonly<Record<string, string>>
}
