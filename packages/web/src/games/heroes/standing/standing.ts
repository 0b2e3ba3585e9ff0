// How it stands for a seat: the four ends, and each line the end would add to its points.
import type { Update } from '@lorehall/host'
import type { Standing } from '../../../table/standing.ts'
import { endsOf } from '../table/ends.ts'
import { viewOf } from '../view.ts'
import { STAND_EN } from './en.ts'
import type { StandWords } from './words.ts'

type Ways = Standing['ends']['ways']

function waysOf(update: Update, seat: number, { t }: StandWords): Ways {
  const { explore, expand, exploit, exterminate } = endsOf(update)
  const own = (each: readonly number[]) => each[seat] ?? 0
  const way = (id: 'explore' | 'expand' | 'exploit', n: number, of: number) => ({
    id,
    name: t(`end.${id}`),
    text: t(`end.${id}.text`),
    said: t('stand.of', { n, of }),
    share: of === 0 ? 0 : n / of,
  })
  const all = viewOf(update).players.length
  return [
    way('explore', explore.n, explore.of),
    way('expand', own(expand.each), expand.of),
    way('exploit', own(exploit.each), exploit.of),
    {
      id: 'exterminate',
      name: t('end.exterminate'),
      text: t('end.exterminate.text'),
      said: t('stand.fallen', { n: exterminate, of: all }),
      share: exterminate > 0 ? 1 : 0,
    },
  ]
}

type Line = keyof typeof STAND_EN

const isLine = (key: string): key is Line => key in STAND_EN

export function standing(update: Update, seat: number, words: StandWords): Standing {
  const { t } = words
  const { lines = [] } = update.standing.find((score) => score.seat === seat) ?? {}
  return {
    races: [],
    won: t('stand.by.points'),
    ends: { said: t('stand.after'), ways: waysOf(update, seat, words) },
    aims: [],
    added: update.over
      ? []
      : lines
          .filter(({ what }) => what !== 'play')
          .map(({ what, points }) => {
            const key = `stand.${what}`
            return { what, points, why: isLine(key) ? t(key) : '' }
          }),
  }
}
