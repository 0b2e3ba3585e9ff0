// Every English word of the Building Sites but those of their region.
import type { ModuleText } from '../../../text/module-text.ts'
import { does } from '../../../text/telling/en.ts'
import { list, oneOf, regionName } from '../../../text/words/en.ts'
import { toBuild } from '../state.ts'

export const text: ModuleText = {
  prompts: { 'building-sites/build': 'which region do you build?' },
  options: { build: (f, { name }) => `Build ${regionName(f, name)}` },
  events: { built: (e) => `${does(e, 'builds')} ${oneOf(e.f, e.word('kind'))}` },
  said: { build: 'built' },
  reasons: {
    'bare-site': 'Nobody can control a bare site; visit it to build something there.',
    'building-price': 'To build costs 1 conviction and you have none; rest to raise influence to conviction.',
    'built-by-a-visit': 'A further visit brings no control, so nothing can be built with it.',
  },
  rules: { built: 'V-SITES-2' },
  table(f) {
    const open = toBuild(f)
    if (open.length === 0) return ['Nothing is left to build.']
    const kinds = [...new Set(open)].map((kind) => {
      const n = open.filter((one) => one === kind).length
      return n === 1 ? regionName(f, kind) : `${regionName(f, kind)} ×${n}`
    })
    return [`Left to build: ${list(kinds)}.`]
  },
}
