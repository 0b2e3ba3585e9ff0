// The values in play: the cost and effect of every card at the table.
import { valuesOf } from '@lorehall/heroes/client'
import { inPlay } from '../../../table-ui/in-play.ts'
import { bring } from '../module-parts.ts'

export const { playWith, valuesInPlay, modulesInPlay } = inPlay(valuesOf({}, {}), bring([]))
