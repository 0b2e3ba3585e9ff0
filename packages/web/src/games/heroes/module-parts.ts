// The parts that a module of Heroes can add to the page: those of any game, and those that only this game has.
import type { Module } from '@lorehall/heroes/client'
import {
  bring as bringAny,
  type Brought as BroughtAny,
  merged,
  type ModuleParts as AnyParts,
  ofEach,
} from '../../table-ui/module-parts.ts'
import type { OutlinesFile } from './board/map/outlines.ts'
import type { Device } from './pieces/crest.tsx'

/** Fetches a file of figures. */
export type Fetch = () => Promise<{ readonly default: string }>

export interface ModuleParts extends AnyParts {
  /** The emblems of its cards, by id. */
  readonly emblems?: Readonly<Record<string, string>>
  /** Of its factions: a sentence about each, its crest, and its figures in one file. */
  readonly factions?: Readonly<Record<string, FactionParts>>
  /** The outlines of its maps, by the id of the map. */
  readonly outlines?: Readonly<Record<string, OutlinesFile>>
}

export interface FactionParts {
  readonly lead: string
  readonly crest: Device
  readonly figures: Fetch
}

export interface Brought extends BroughtAny {
  /** The emblems, factions and outlines of all modules. */
  readonly emblems: Readonly<Record<string, string>>
  readonly factions: Readonly<Record<string, FactionParts>>
  readonly outlines: Readonly<Record<string, OutlinesFile>>
}

export const bring = (modules: readonly ModuleParts[]): Brought => ({
  ...bringAny(modules),
  emblems: merged(ofEach(modules, ({ emblems }) => emblems)),
  factions: merged(ofEach(modules, ({ factions }) => factions)),
  outlines: merged(ofEach(modules, ({ outlines }) => outlines)),
})

/** A module with its rules, so that the page counts as the host does. */
export interface Loaded {
  readonly rules: Module
  readonly parts: ModuleParts
}
