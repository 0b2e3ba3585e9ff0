// The values in play: the cost, effect and worth of every card at the table.
import { valuesOf } from '@lorehall/now-or-never/client'
import { inPlay } from '../../../table-ui/in-play.ts'
import { bring } from '../module-parts.ts'

export const { playWith, valuesInPlay, modulesInPlay } = inPlay(valuesOf({}, {}), bring([]))
