// Nomads on the page: where they wander, and who has captured some.
import { nomads } from '@lorehall/heroes/modules/nomads'
import type { ModuleParts, ModuleText } from '../../../../table-ui/module-parts.ts'
import { regionIn } from '../../board/map/keys.ts'
import type { Loaded } from '../../module-parts.ts'
import { playerOf, viewOf } from '../../view.ts'
import { worldInPlay } from '../../world.ts'
import { EMBLEM } from './emblems.ts'
import { ADVICE_EN, GLOSSARY_EN, MOMENTS_EN, PRIMER_EN } from './en.ts'
import { wordsOf } from './own.ts'
import { TENT } from './signs.ts'
import { Tents } from './tents.tsx'

/** Lines about a Region with Nomads or next to some. */
const linesAt: NonNullable<ModuleParts['linesAt']> = (at, update, words) => {
  const { wandering } = viewOf(update)
  const place = regionIn(at)
  if (wandering === undefined || place === null) return []
  const { t } = wordsOf(words)
  const { lands, byLand } = worldInPlay()
  const n = wandering.at[place] ?? 0
  if (n > 0) return [t('nomads.here', { n, need: 2 * n })]
  const isBeside = byLand[place]?.some((near) => (wandering.at[near] ?? 0) > 0) === true
  return isBeside && lands[place]?.yields !== null ? [t('nomads.beside')] : []
}

const helperLines: NonNullable<ModuleText['lines']> = (seat, update, words) => {
  const n = playerOf(update, seat)?.captives?.ready ?? 0
  return n === 0 ? [] : [wordsOf(words).t('nomads.helpers', { n })]
}

export const NOMADS: Loaded = {
  rules: nomads,
  parts: {
    emblems: EMBLEM,
    glossary: GLOSSARY_EN,
    primer: PRIMER_EN,
    advice: [
      { id: 'nomads', ...ADVICE_EN.nomads, when: ({ ask }) => ask?.prompt === 'nomads/place' },
      {
        id: 'band',
        ...ADVICE_EN.band,
        when: ({ ask }) => ask?.options.some(({ id }) => id === 'recruit:band') === true,
      },
    ],
    moments: [
      { ...MOMENTS_EN.raid, small: true, sign: TENT, is: ({ type }) => type === 'nomads/placed' },
      { ...MOMENTS_EN.captured, sign: TENT, is: ({ type }) => type === 'words/captured' },
      { ...MOMENTS_EN.drivenBack, sign: TENT, is: ({ type }) => type === 'words/drivenBack' },
    ],
    layers: { world: { over: Tents } },
    linesAt,
    text: { lines: helperLines },
  },
}
