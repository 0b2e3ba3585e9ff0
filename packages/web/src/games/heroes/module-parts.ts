// The parts that a module of Heroes can add to the page: those of any game, and those that only this game has.
import type { Module } from '@lorehall/heroes/client'
import type { LogLine, Update } from '@lorehall/host'
import {
  bring as bringAny,
  type Brought as BroughtAny,
  merged,
  type ModuleParts as AnyParts,
  ofEach,
} from '../../table-ui/module-parts.ts'
import type { Advice } from '../../table-ui/lesson/advice.ts'
import type { Glossary } from '../../table-ui/lesson/glossary.ts'
import type { PrimerPart } from '../game.ts'
import type { OutlinesFile } from './board/map/outlines.ts'
import type { Device } from './pieces/crest.tsx'

/** Fetches a file of figures. */
export type Fetch = () => Promise<{ readonly default: string }>

export interface ModuleParts extends AnyParts {
  /** The emblems of its cards, by id. */
  readonly emblems?: Readonly<Record<string, string>>
  /** Of its factions: a sentence about each, its crest, its figures in one file, and its Heroes' faces in another. */
  readonly factions?: Readonly<Record<string, FactionParts>>
  /** The files with the drawings of its tokens that stay on the map, by the id of the token. */
  readonly tokens?: Readonly<Record<string, Fetch>>
  /** The faces of the Heroes for hire. */
  readonly hired?: Fetch
  /** The outlines of its maps, by the id of the map. */
  readonly outlines?: Readonly<Record<string, OutlinesFile>>
  /** The outlines of a map, with those of the Regions that the module adds to it. */
  readonly drawsOver?: (map: string, file: OutlinesFile) => OutlinesFile
  /** One word for each Hero or Vessel whose name does not begin with one, by id. */
  readonly shortNames?: Readonly<Record<string, string>>
  /** Of its Buildings, by id: a short text of each level's ability. */
  readonly shortTexts?: Readonly<Record<string, ShortTexts>>
  readonly glossary?: Glossary
  /** Its hints, the most important first. */
  readonly advice?: readonly ModuleAdvice[]
  /** Further parts of "A turn in one minute". */
  readonly primer?: readonly PrimerPart[]
  /** Its moments that are worth a short scene. */
  readonly moments?: readonly ModuleMoment[]
}

/** A line of the log that gets a scene: a picture with a sign, a title, and a sentence. */
export interface ModuleMoment {
  /** Whether it is this line, by the events of the same update. */
  readonly is: (line: LogLine, events: Update['events']) => boolean
  /** It is a small plate for everyone: what matters is on the map. */
  readonly small?: true
  readonly title: string
  readonly text: string
  /** A path on a grid of 512. */
  readonly sign: string
}

/** One per level of the Capital. */
export type ShortTexts = readonly [string, string, string]

export interface ModuleAdvice extends Advice {
  readonly when: (update: Update) => boolean
}

export interface FactionParts {
  readonly lead: string
  readonly crest: Device
  readonly figures: Fetch
  /** The faces of its Heroes. */
  readonly faces: Fetch
}

export interface Brought extends BroughtAny {
  /** Those of all modules. */
  readonly emblems: Readonly<Record<string, string>>
  readonly factions: Readonly<Record<string, FactionParts>>
  readonly tokens: Readonly<Record<string, Fetch>>
  readonly hired: Fetch | undefined
  readonly outlines: Readonly<Record<string, OutlinesFile>>
  readonly drawnOver: readonly NonNullable<ModuleParts['drawsOver']>[]
  readonly shortNames: Readonly<Record<string, string>>
  readonly shortTexts: Readonly<Record<string, ShortTexts>>
  readonly glossary: Glossary
  readonly advice: readonly ModuleAdvice[]
  readonly primer: readonly PrimerPart[]
  readonly moments: readonly ModuleMoment[]
}

export const bring = (modules: readonly ModuleParts[]): Brought => ({
  ...bringAny(modules),
  emblems: merged(ofEach(modules, ({ emblems }) => emblems)),
  factions: merged(ofEach(modules, ({ factions }) => factions)),
  tokens: merged(ofEach(modules, ({ tokens }) => tokens)),
  hired: ofEach(modules, ({ hired }) => hired)[0],
  outlines: merged(ofEach(modules, ({ outlines }) => outlines)),
  drawnOver: ofEach(modules, ({ drawsOver }) => drawsOver),
  shortNames: merged(ofEach(modules, ({ shortNames }) => shortNames)),
  shortTexts: merged(ofEach(modules, ({ shortTexts }) => shortTexts)),
  glossary: merged(ofEach(modules, ({ glossary }) => glossary)),
  advice: modules.flatMap(({ advice = [] }) => advice),
  primer: modules.flatMap(({ primer = [] }) => primer),
  moments: modules.flatMap(({ moments = [] }) => moments),
})

/** A module with its rules, so that the page counts as the host does. */
export interface Loaded {
  readonly rules: Module
  readonly parts: ModuleParts
}
