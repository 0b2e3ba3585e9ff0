// The client's build. Each game is a chunk of its own; rules pages are read from the docs.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The letters of the first screen. */
const FIRST_FONTS = /(?:alegreya-sans|almendra-sc)-latin-400-normal-[\w-]+\.woff2$/

/** Fonts are fetched beside the code, not after it: a page that changes its letters jumps. */
const fontsFirst: Plugin = {
  name: 'lorehall-fonts-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => FIRST_FONTS.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          injectTo: 'head-prepend',
        })),
  },
}

/** The host's worker, as client.ts starts it. */
const WORKER = "new URL('./worker.ts', import.meta.url)"
/** Where Vite puts links into the document for what a chunk needs besides itself. */
const PRELOADS = 'deps.length > 0'

function replaced(code: string, what: string, by: string): string {
  if (!code.includes(what)) throw new Error(`'${what}' is not where it was`)
  return code.replace(what, by)
}

/**
 * The worker is a second entry of the page's build, not a build of its own: what both need, a game's cards
 * and their words above all, is one file and fetched once. A worker has no document to preload with.
 */
const oneBuild: Plugin = {
  name: 'lorehall-one-build',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('vite/preload-helper.js'))
      return replaced(code, PRELOADS, `${PRELOADS} && typeof document === 'object'`)
    if (!id.endsWith('/src/host/client.ts')) return null
    const ref = this.emitFile({ type: 'chunk', id: id.replace('client.ts', 'worker.ts'), name: 'worker' })
    return replaced(code, WORKER, `import.meta.ROLLUP_FILE_URL_${ref}`)
  },
}

/** What d3-zoom takes from others to move things in time, as much of it as is left where it takes none. */
const AT_ONCE: Readonly<Record<string, string>> = {
  'd3-interpolate': 'export const interpolateZoom = null',
  'd3-transition': `
    import { selection } from 'd3-selection'
    selection.prototype.interrupt = function () { return this }
    export const interrupt = () => {}`,
}
const STILL = '\0still:'

/**
 * Boards glide by their styles, and d3-zoom is told to take no time (use-zoom.ts). The rest of what moves
 * things in d3, with all its colours and easings, would be eight kilobytes of every table.
 */
const noTransitions: Plugin = {
  name: 'lorehall-no-transitions',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source in AT_ONCE ? STILL + source : null),
  load: (id) => (id.startsWith(STILL) ? AT_ONCE[id.slice(STILL.length)] : null),
}

const TABLE = 'screens/table/table.tsx'
/** What needs some of the same, and is shown where there is no table. */
const ELSEWHERE = [
  'main.tsx',
  'host/worker.ts',
  'online/badge.ts',
  'screens/gallery/gallery.tsx',
  'screens/rules/rules.tsx',
  'screens/together/invite.tsx',
  'table/cards/card-thing.tsx',
]

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** A file and all it cannot do without. */
function needs(file: string, modules: Modules): ReadonlySet<string> {
  const all = new Set([join(import.meta.dirname, 'src', file)])
  // A set goes on to those that join it meanwhile.
  for (const id of all) for (const more of modules.getModuleInfo(id)?.importedIds ?? []) all.add(more)
  return all
}

/**
 * What every table needs is one file. Left to itself the build makes a file of whatever the replay, a window or
 * a game's parts share with the table: two dozen small ones, which pack worse and name each other, seven
 * kilobytes of every table. Nothing of it is needed elsewhere, so no file waits for another that waits for it.
 */
function oneTable(): (id: string, modules: Modules) => string | null {
  let all: ReadonlySet<string> | null = null
  return (id, modules) => {
    all ??= ELSEWHERE.reduce((rest, file) => rest.difference(needs(file, modules)), needs(TABLE, modules))
    return all.has(id) ? 'table' : null
  }
}

export default defineConfig({
  plugins: [
    react(),
    oneBuild,
    noTransitions,
    fontsFirst,
    VitePWA({
      // A new version waits and offers itself; it never takes over an open table.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Lorehall',
        short_name: 'Lorehall',
        description: 'Heavy fantasy board games, played by their full rules.',
        theme_color: '#17120d',
        background_color: '#17120d',
        display: 'standalone',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,json}'],
        navigateFallback: '/index.html',
        // What the server answers itself is not a screen.
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
  // Long names of classes are a kilobyte of every table.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: oneTable() }] } },
    },
    // Pictures are files, however small: only those that are seen are fetched.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
})
