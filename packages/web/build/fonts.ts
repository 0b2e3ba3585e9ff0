// When the letters are fetched.
import type { Plugin } from 'vite'

/** Those of the first screen are fetched beside the code, not after it: a page that changes its letters jumps. */
const FIRST = /(?:text|display)-400-[\w-]+\.woff2$/
/** Those that every table has besides are fetched once the first screen stands. */
const NEXT = /text-700-[\w-]+\.woff2$/

export const fonts: Plugin = {
  name: 'lorehall-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle).flatMap((name) => {
        const rel = FIRST.test(name) ? 'preload' : NEXT.test(name) ? 'prefetch' : null
        if (rel === null) return []
        const attrs = { rel, as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }]
      }),
  },
}
