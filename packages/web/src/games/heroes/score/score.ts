// “Where I stand” for a seat: progress toward the four ends, and each line of final scoring.
import type { Update } from '@lorehall/host'
import { HEROES, type Values, VESSELS } from '@lorehall/heroes/client'
import type { Standing } from '../../../table-ui/score.ts'
import type { Words } from '../../../text/language.ts'
import { valuesOf } from '../facts.ts'
import { endsOf } from '../parts/ends.ts'
import { viewOf } from '../view.ts'
import { STAND_EN } from './en.ts'
import { type StandWords, wordsOf } from './words.ts'

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

/** The points for one of each at this table; null: not all of its kinds score the same. */
function worthOf(
  { units, building, towerVp, scribedVp, regionVp, villageVp }: Values,
  what: string,
): number | null {
  const each = (kinds: readonly (keyof Values['units'])[]) => {
    const [first = 0, ...others] = kinds.map((kind) => units[kind].vp)
    return others.every((vp) => vp === first) ? first : null
  }
  const worth: Readonly<Record<string, number | null>> = {
    warriors: units.warrior.vp,
    heroes: each(HEROES),
    vessels: each(VESSELS),
    buildings: building.vp,
    towers: towerVp,
    scribed: scribedVp,
    regions: regionVp,
    villages: villageVp,
  }
  // 0 for other lines, whose texts have no number.
  const n = worth[what]
  return n === undefined ? 0 : n
}

function whyOf(values: Values, what: string, { t }: StandWords): string {
  const [key, n] = [`stand.${what}`, worthOf(values, what)]
  return n !== null && isLine(key) ? t(key, { n }) : ''
}

export function standing(update: Update, seat: number, hall: Words): Standing {
  const words = wordsOf(hall)
  const { t } = words
  const values = valuesOf(update)
  const { lines = [] } = update.standing.find((score) => score.seat === seat) ?? {}
  return {
    races: [],
    won: t('stand.by.points'),
    ends: { said: t('stand.after'), ways: waysOf(update, seat, words) },
    aims: [],
    pace: null,
    added: update.over
      ? []
      : lines
          .filter(({ what }) => what !== 'play')
          .map(({ what, points }) => ({ what, points, why: whyOf(values, what, words) })),
  }
}
