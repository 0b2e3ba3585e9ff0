// The texts of the Building Sites, except those of their region.
import type { ModuleText } from '../../../text/module-text.ts'
import { does } from '../../../text/telling/en.ts'
import { list, oneOf, regionName } from '../../../text/words/en.ts'
import { toBuild } from '../state.ts'

export const text: ModuleText = {
  prompts: { 'building-sites/build': 'which region do you build?' },
  options: { build: (f, { name }) => `Build ${oneOf(f, name)}` },
  events: { built: (e) => `${does(e, 'builds')} ${oneOf(e.f, e.word('kind'))}` },
  said: { build: 'built' },
  reasons: {
    'bare-site': 'You can only control a site with a building on it. Visit it to build something there.',
    'building-price':
      'Building costs 1 conviction and you have none. Rest to augment influence to conviction.',
    'built-by-a-visit': "You can't take control with an extra visit, so you can't build with it either.",
  },
  rules: { built: 'V-SITES-2' },
  table(f) {
    const open = toBuild(f)
    if (open.length === 0) return ['There is nothing left to build.']
    const kinds = [...new Set(open)].map((kind) => {
      const n = open.filter((one) => one === kind).length
      return n === 1 ? regionName(f, kind) : `${regionName(f, kind)} ×${n}`
    })
    return [`Left to build: ${list(kinds)}.`]
  },
}
