// The parts that a module of Now or Never can add to the page: those of any game, and those that only this game has.
import type { Update } from '@lorehall/host'
import type { ComponentType } from 'react'
import type { Glossary } from '../../table-ui/lesson/glossary.ts'
import {
  bring as bringAny,
  type Brought as BroughtAny,
  firstOf,
  merged,
  type ModuleParts as AnyParts,
  ofEach,
} from '../../table-ui/module-parts.ts'
import type { Scene, Tray } from '../../table-ui/parts.ts'
import type { Layout } from './board/map/layout.ts'
import type { PrimerPart } from '../game.ts'

export interface ModuleParts extends AnyParts<Layout> {
  /** Its scene over the boards, in place of one of the base. */
  readonly scene?: (update: Update) => Scene | null
  /** Options that its scene draws. */
  readonly tray?: (update: Update) => Tray | null
  /** Whether its scene shows the roll of this update. */
  readonly rolls?: (update: Update) => boolean
  /** A track of its own beside the ruler of points. */
  readonly Track?: ComponentType
  /** Its words when the game is over. */
  readonly Closing?: ComponentType<{ readonly update: Update }>
  readonly glossary?: Glossary
  /** Further parts of "A turn in one minute". */
  readonly primer?: readonly PrimerPart[]
}

export interface Brought extends BroughtAny<Layout> {
  readonly scene: NonNullable<ModuleParts['scene']>
  readonly tray: NonNullable<ModuleParts['tray']>
  readonly rolls: NonNullable<ModuleParts['rolls']>
  readonly Track: ModuleParts['Track']
  readonly Closing: ModuleParts['Closing']
  readonly glossary: Glossary
  readonly primer: readonly PrimerPart[]
}

export function bring(modules: readonly ModuleParts[]): Brought {
  const rolling = ofEach(modules, ({ rolls }) => rolls)
  return {
    ...bringAny(modules),
    scene: firstOf(ofEach(modules, ({ scene }) => scene)),
    tray: firstOf(ofEach(modules, ({ tray }) => tray)),
    rolls: (update) => rolling.some((rolls) => rolls(update)),
    Track: ofEach(modules, ({ Track }) => Track)[0],
    Closing: ofEach(modules, ({ Closing }) => Closing)[0],
    glossary: merged(ofEach(modules, ({ glossary }) => glossary)),
    primer: modules.flatMap(({ primer = [] }) => primer),
  }
}
