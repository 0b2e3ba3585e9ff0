// The factions of the box: Buildings from left to right with the Unit each unlocks, Heroes, Vessels, and abilities.
import { DWARVES } from './abilities/dwarves.ts'
import { ELVES } from './abilities/elves.ts'
import { HUMANS } from './abilities/humans.ts'
import { ORCS } from './abilities/orcs.ts'
import { abilitiesOf, type Ability } from './effect.ts'
import type { Hired, HeroKind, VesselKind } from '../values/words.ts'

export interface Building {
  readonly id: string
  /** The Hero or Vessel that can be recruited once it is built. */
  readonly opens: HeroKind | VesselKind
}

export interface Faction {
  readonly buildings: readonly Building[]
  /** The record id of each Hero and Vessel, and of each Unit for hire that the table has. */
  readonly units: Readonly<Record<Building['opens'], string> & Partial<Record<Hired, string>>>
  readonly abilities: readonly Ability[]
  /** The Continent it starts on: the floating one, or any other one, which is sunken from then on. */
  readonly home?: 'floating' | 'sunken'
  /** The id of a card that turns destroyed Units into Souls, and Souls into Units. Its numbers are those of a counter. */
  readonly souls?: { readonly card: string }
}

export const FACTIONS: Readonly<Record<string, Faction>> = {
  humans: {
    buildings: [
      { id: 'cathedral', opens: 'a' },
      { id: 'sea-dock', opens: 'sea' },
      { id: 'skyward-spire', opens: 'air' },
      { id: 'harvest-hall', opens: 'b' },
      { id: 'muster-field', opens: 'c' },
    ],
    units: { a: 'laelithar', b: 'maerwyn', c: 'corvane', sea: 'galleon', air: 'airship' },
    abilities: abilitiesOf(HUMANS),
  },
  orcs: {
    buildings: [
      { id: 'blood-tent', opens: 'a' },
      { id: 'barracks', opens: 'c' },
      { id: 'war-forge', opens: 'b' },
      { id: 'dragon-roost', opens: 'air' },
      { id: 'slag-docks', opens: 'sea' },
    ],
    units: { a: 'gorrath', b: 'ulgha', c: 'skarn', sea: 'gorebarge', air: 'dragon' },
    abilities: abilitiesOf(ORCS),
  },
  dwarves: {
    buildings: [
      { id: 'shrine-of-the-fall', opens: 'b' },
      { id: 'deep-forge', opens: 'a' },
      { id: 'watch-stair', opens: 'c' },
      { id: 'ironhull-slip', opens: 'sea' },
      { id: 'sky-anvil-works', opens: 'air' },
    ],
    units: { a: 'brokk', b: 'hildra', c: 'dagna', sea: 'ironhull', air: 'sky-anvil' },
    abilities: abilitiesOf(DWARVES),
  },
  elves: {
    buildings: [
      { id: 'shadow-guildhall', opens: 'c' },
      { id: 'moonwell', opens: 'b' },
      { id: 'antler-court', opens: 'a' },
      { id: 'ember-aerie', opens: 'air' },
      { id: 'moonsail-haven', opens: 'sea' },
    ],
    units: { a: 'cernaith', b: 'ithiriel', c: 'pharom', sea: 'moonsail', air: 'phoenix' },
    abilities: abilitiesOf(ELVES),
  },
}
