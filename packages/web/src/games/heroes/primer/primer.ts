// A turn of Heroes in one minute, and the icons of the game.
import { RESOURCES } from '@lorehall/heroes/client'
import type { Primer, PrimerFor, Sign } from '../../game.ts'
import { modulesInPlay } from '../cards/box.ts'
import { RESOURCE_COLOUR, RESOURCE_SIGN, UNIT_SIGN } from '../counted.ts'
import { ICONS } from '../icons/icons.ts'
import { PRIMER_EN } from './en.ts'
import { LAUREL } from '../../../icons/laurel.ts'

const { signs: words, ...turn } = PRIMER_EN

const SIGNS: readonly Sign[] = [
  ...RESOURCES.map((kind) => ({ sign: RESOURCE_SIGN[kind], colour: RESOURCE_COLOUR[kind], ...words[kind] })),
  { sign: UNIT_SIGN.serf, ...words.serf },
  { sign: ICONS['crossed-swords'], ...words.warrior },
  { sign: UNIT_SIGN.sea, ...words.sea },
  { sign: UNIT_SIGN.air, ...words.air },
  { sign: ICONS.watchtower, ...words.tower },
  { sign: ICONS.castle, ...words.capital },
  { sign: ICONS.hexes, ...words.tokens },
  { sign: LAUREL, ...words.points },
]

const PRIMER: Primer = { ...turn, signs: SIGNS }

/** With what the modules of the table on screen add. */
export const primerFor: PrimerFor = (shown) =>
  shown === null ? PRIMER : { ...PRIMER, more: [...PRIMER.more, ...modulesInPlay().primer] }
