// The ruler of Heroes: points, and the progress toward the four ends.
import type { Update } from '@lorehall/host'
import type { Scale, Way } from '../../../table-ui/ruler/scale.ts'
import { ICONS } from '../icons/icons.ts'
import { playerOf, viewOf } from '../view.ts'
import { endsOf } from './ends.ts'
import type { TurnWords } from './words/own.ts'

/** A good score: the length of the ruler. */
const MOST = 60

/** Points gained in play; everything else is scored at the end. */
export const points = (update: Update, seat: number): number => {
  if (update.over) return update.standing.find((score) => score.seat === seat)?.total ?? 0
  return playerOf(update, seat)?.score ?? 0
}

function ways(update: Update, { t }: TurnWords): readonly Way[] {
  const { explore, expand, exploit, exterminate } = endsOf(update)
  // Capitals and a closed Continent still take tokens away.
  const settling = viewOf(update).phase === 'setup'
  const each = (counts: readonly number[]) => counts.map((n, seat) => ({ seat, n }))
  return [
    {
      id: 'explore',
      sign: ICONS.hexes,
      name: t('end.explore'),
      counts: [{ seat: null, n: explore.n }],
      of: settling ? null : explore.of,
      said: t('end.explore.setup'),
      text: t('end.explore.text'),
    },
    {
      id: 'expand',
      sign: ICONS.character,
      name: t('end.expand'),
      counts: each(expand.each),
      of: expand.of,
      text: t('end.expand.text'),
    },
    {
      id: 'exploit',
      sign: ICONS.watchtower,
      name: t('end.exploit'),
      counts: each(exploit.each),
      of: exploit.of,
      text: t('end.exploit.text'),
    },
    {
      id: 'exterminate',
      sign: ICONS['castle-ruins'],
      name: t('end.exterminate'),
      counts: [],
      of: null,
      said: exterminate === 0 ? t('end.exterminate.stand') : t('end.exterminate.fallen', { n: exterminate }),
      text: t('end.exterminate.text'),
    },
  ]
}

export function ruler(update: Update, words: TurnWords): Scale {
  const { end } = viewOf(update)
  const { t } = words
  const by = end === null || end.by === 'track' ? 'exterminate' : end.by
  return {
    most: MOST,
    step: 10,
    notches: [],
    ends: end === null ? t('ruler.ends') : t('ruler.last', { way: t(`end.${by}`), n: end.last }),
    ways: ways(update, words),
  }
}
