// What a black block around Ronak says of the space it lies on.
import type { Update } from '@lorehall/host'
import type { OwnWords } from '../text/own.ts'
import { viewOf } from '../view.ts'
import { mythsIn } from './seen.ts'

export const blockLines = (space: number, update: Update, { t }: OwnWords): readonly string[] =>
  mythsIn(viewOf(update))?.blocks.includes(space) === true ? [t('myths.space.text')] : []
