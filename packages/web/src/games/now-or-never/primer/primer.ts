// A turn of Now or Never in one minute, and the icons of the game.
import { COUNTED } from '@lorehall/now-or-never/client'
import type { Primer, PrimerFor, Sign } from '../../game.ts'
import { modulesInPlay } from '../cards/box.ts'
import { SIGN } from '../counted.ts'
import { ICONS } from '../icons/icons.ts'
import { PRIMER_EN } from './en.ts'
import { LAUREL } from '../../../icons/laurel.ts'

const { signs: words, ...turn } = PRIMER_EN

const SIGNS: readonly Sign[] = [
  ...COUNTED.map((one) => ({ sign: SIGN[one], ...words[one] })),
  { sign: LAUREL, ...words.points },
  { sign: ICONS.anvil, ...words.build },
  { sign: ICONS.shield, ...words.gear },
  { sign: ICONS['crossed-swords'], ...words.attack },
  { sign: ICONS['broken-heart'], ...words.lost },
  { sign: ICONS['night-sleep'], ...words.bed },
  { sign: ICONS['scroll-unfurled'], ...words.quest },
  { sign: ICONS['flying-flag'], ...words.token },
]

const PRIMER: Primer = { ...turn, signs: SIGNS }

export const primerFor: PrimerFor = (shown) =>
  shown === null ? PRIMER : { ...PRIMER, more: [...PRIMER.more, ...modulesInPlay().primer] }
