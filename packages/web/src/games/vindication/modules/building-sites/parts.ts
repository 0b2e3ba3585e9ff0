// Building Sites on the page: face-up regions next to the board, to be built.
import type { Update } from '@lorehall/host'
import { listOf } from '../../../../table-ui/text-view.ts'
import type { Words } from '../../../../text/language.ts'
import { visits } from '../../advice/fits.ts'
import { regionText } from '../../cards/card-texts.ts'
import { aboutLook, openText } from '../../held-out.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { viewOf } from '../../view.ts'
import { ART } from './art.ts'
import { ADVICE_EN } from './en.ts'
import { wordsOf } from './own.ts'
import { sitesIn } from './seen.ts'
import { tileLook } from './tile-look.ts'

function left(update: Update, said: Words): readonly string[] {
  const words = wordsOf(said)
  const { t, say } = words
  const sites = sitesIn(viewOf(update))
  if (sites === null) return []
  if (sites.open.length === 0) return [t('sites.none')]
  const list = [...new Set(sites.open)].map((kind) => {
    const name = say(regionText(kind).name)
    const n = sites.open.filter((one) => one === kind).length
    return n === 1 ? name : t('sites.several', { name, n })
  })
  return [t('sites.left', { list: listOf(list, words) })]
}

const TEXT = openText({
  id: 'to-build',
  names: ['regions to build', 'left to build', 'building'],
  title: (words) => wordsOf(words).t('sites.all'),
  text: (words) => wordsOf(words).t('sites.text'),
  lines: left,
})

export const BUILDING_SITES: ModuleParts = {
  art: ART,
  things: { tile: (id, _update, words) => aboutLook(tileLook(`tile:${id}`), words) },
  linesIn: (kind, update, words) => (kind === 'building-site' ? left(update, words) : []),
  look: tileLook,
  offers: { build: 'held' },
  text: {
    ...TEXT,
    about: (at, _update, { say }) => {
      const [thing, kind = ''] = at.split(':')
      return thing === 'tile' ? say(regionText(kind).text) : null
    },
  },
  advice: [{ id: 'sites', ...ADVICE_EN.sites, when: (update) => visits(update, 'building-site'), weight: 4 }],
}
