// The game data of the table on screen: its values, boxes and rules, and the parts its modules add to the page.
import { EVERYTHING } from '@lorehall/vindication/client'
import { inPlay } from '../../table-ui/in-play.ts'
import { bring } from './module-parts.ts'

/** The module parts of a table without modules. */
export const NO_MODULES = bring([])

export const { playWith, modulesInPlay, whileInPlay } = inPlay(EVERYTHING, NO_MODULES)
