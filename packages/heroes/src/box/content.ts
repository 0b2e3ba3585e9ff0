// The content of a module, without rules. Data only, so that a page can draw it.
import type { ModuleContent } from '@lorehall/grammar'
import type { GameOptions } from '@lorehall/kernel'
import type { WorldMap } from '../map/map.ts'
import type { EnemyBoard, TrackNumbers } from '../cards/enemy.ts'
import type { Counter } from '../values/counter.ts'
import type { Changes } from '../values/tuned.ts'
import type { Faction } from '../cards/factions.ts'
import type { Hire } from '../cards/hires.ts'
import type { Marker } from '../cards/markers.ts'
import type { Spell } from '../cards/spells.ts'
import type { Token } from '../cards/tokens.ts'
import type { SetName } from '../sets.ts'
import type { AbilityTexts } from '../text/abilities/en.ts'
import type { Hired } from '../values/words.ts'

/** The part of a module that the lobby form needs. */
export interface FormContent extends ModuleContent {
  /** The sides of the board it adds, by the value of its setting `side`: the numbers of players. */
  readonly sides?: Readonly<Record<string, readonly number[]>>
  /** It adds a Continent to every side of the board: room for one more player. */
  readonly floats?: true
  /** The recommended sets that have it, with the settings that it gets there. */
  readonly inSets?: Readonly<Partial<Record<SetName, GameOptions>>>
}

export interface Content extends FormContent {
  /** Records by id, added to those of the base. The Mana and points of a Spell are in the values file. */
  readonly factions?: Readonly<Record<string, Faction>>
  readonly spells?: Readonly<Record<string, Spell>>
  /** Cards of Units for hire, by the kind of their Units. Their numbers are in the values file. */
  readonly hires?: Readonly<Partial<Record<Hired, Hire>>>
  readonly tokens?: Readonly<Record<string, Token>>
  /** More of the base's tokens, by id. */
  readonly moreTokens?: Readonly<Record<string, number>>
  /** In Shallow Water, these tokens have the effect of other tokens. */
  readonly shallow?: Readonly<Record<string, string>>
  readonly markers?: Readonly<Record<string, Marker>>
  /** Counters added to every player's board. */
  readonly counters?: Readonly<Record<string, Counter>>
  /** Its numbers on cards and maps that have changed: tables that began before keep those on the cards and maps. */
  readonly tuned?: Changes
  /** The maps of the sides of the board it adds. */
  readonly maps?: Readonly<Record<string, WorldMap>>
  /** The Continent it adds to the map of the table, whichever that is. The same map gives the same object. */
  readonly adds?: (map: WorldMap) => WorldMap
  /** Enemy boards of its factions, by faction, with the numbers of their tracks in the values file. */
  readonly enemies?: Readonly<Record<string, EnemyBoard & TrackNumbers>>
  /** The spells of its Enemy boards' Heroes, as the human copies them. Nobody holds them as cards. */
  readonly enemySpells?: Readonly<Record<string, Spell>>
  /** The names of its records, and the texts of its abilities by Building or Hero. */
  readonly names: Readonly<Record<string, string>>
  readonly abilityTexts?: AbilityTexts
  /** The texts of its Spells, by design. */
  readonly spellTexts?: Readonly<Record<string, string>>
}
