// Tells the browser when to load the fonts.
import type { Plugin } from 'vite'

/** Fonts of the first screen load together with the code, because a page that switches fonts later jumps. */
const FIRST = /(?:text|display)-400-[\w-]+\.woff2$/
/** The other font of every table loads after the first screen is drawn. */
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
