// The client's build. Each game is a chunk of its own; rules pages are read from the docs.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The letters of the first screen. */
const FIRST_FONTS = /(?:text|display)-400-[\w-]+\.woff2$/

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
/** Whom it tells of a part that is not there (any more). */
const TOLD = 'window.dispatchEvent'

function replaced(code: string, what: string, by: string): string {
  if (!code.includes(what)) throw new Error(`'${what}' is not where it was`)
  return code.replace(what, by)
}

/**
 * The worker is a second entry of the page's build, not a build of its own: what both need, a game's cards
 * and their words above all, is one file and fetched once. A worker has no document to preload with,
 * and no window.
 */
const oneBuild: Plugin = {
  name: 'lorehall-one-build',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('vite/preload-helper.js')) {
      const here = replaced(code, PRELOADS, `${PRELOADS} && typeof document === 'object'`)
      return replaced(here, TOLD, 'globalThis.dispatchEvent')
    }
    if (!id.endsWith('/src/host/client.ts')) return null
    const ref = this.emitFile({ type: 'chunk', id: id.replace('client.ts', 'worker.ts'), name: 'worker' })
    return replaced(code, WORKER, `import.meta.ROLLUP_FILE_URL_${ref}`)
  },
}

/** What d3-zoom takes from others to move things in time, as much of it as is left where it takes none. */
const AT_ONCE: Readonly<Record<string, string>> = {
  'd3-interpolate': 'export const interpolateZoom = null',
  'd3-transition': 'export const interrupt = () => {}',
}
const STILL = '\0still:'

/**
 * Boards glide by their styles, and d3-zoom is told to take no time (use-zoom.ts). The rest of what moves
 * things in d3, with all its colours and easings, and of what selects them, would be thirteen kilobytes of
 * every table.
 */
const littleOfD3: Plugin = {
  name: 'lorehall-little-of-d3',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    if (source === 'd3-selection') return join(import.meta.dirname, 'src/table/stage/selection.ts')
    return source in AT_ONCE ? STILL + source : null
  },
  load: (id) => (id.startsWith(STILL) ? AT_ONCE[id.slice(STILL.length)] : null),
}

/** What stands in for a part of React where there is an old one. */
const OLD_REACT = 'use-sync-external-store/shim/index.js'

/** Ours is not old. */
const reactItself: Plugin = {
  name: 'lorehall-react-itself',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === OLD_REACT ? STILL + source : null),
  load: (id) => (id === STILL + OLD_REACT ? `export { useSyncExternalStore } from 'react'` : null),
}

/**
 * What only the command and the tests ask of games and bots, and as much of it as is left here: the position in
 * words, whether a law is broken, statistics, a bot that looks for what rules can do. It would be up to four
 * kilobytes of a table.
 */
const OF_THE_COMMAND: readonly (readonly [RegExp, string])[] = [
  [/\/packages\/[\w-]+\/src\/text\/position\/en\.ts$/, 'export const position = () => []'],
  [/\/packages\/[\w-]+\/src\/check\.ts$/, 'export const check = () => []'],
  [/\/packages\/[\w-]+\/src\/counts\.ts$/, 'export const counts = () => null'],
  [
    /\/packages\/(?:now-or-never|heroes)\/src\/coverage\.ts$/,
    'export const coverageOf = () => () => ({ cards: [], steps: [], options: [] })',
  ],
  [
    /\/packages\/bots\/src\/curious\.ts$/,
    "import { quick } from './quick.ts'; export const curious = () => quick; export class Memory {}",
  ],
]

const notAskedHere: Plugin = {
  name: 'lorehall-not-asked-here',
  apply: 'build',
  enforce: 'pre',
  load: (id) => OF_THE_COMMAND.find(([file]) => file.test(id))?.[1] ?? null,
}

const SRC = join(import.meta.dirname, 'src')
/** What every table needs: its screen, and what boards are drawn on. */
const TABLE = ['screens/table/table.tsx', 'table/stage/board-thing.tsx', 'table/stage/stage.tsx']
/** What a table of each game needs besides. */
const PARTS = globSync('games/*/table/parts.ts', { cwd: SRC })
/** Their rules, of which page, worker and gallery share what can be seen. */
const GAMES = PARTS.map((file) => file.split('/')[1])
const OF_A_GAME = /\/src\/games\/([^/]+)\//
const RULES = new RegExp(`/packages/(${GAMES.join('|')})/`)
/** Rules of which only some tables need more, and what is chosen before there is a table. */
const PLAYED_BY = globSync('games/*/rules.ts', { cwd: SRC })
const FORMS = GAMES.map((game) => join('..', '..', `${game}`, 'src', 'form.ts'))
/** What needs some of the same, and is shown where there is no table: the first page, and others. */
const HOME = ['main.tsx', 'host/worker.ts', 'online/badge.ts']
const ELSEWHERE = [
  'screens/gallery/gallery.tsx',
  'screens/rules/rules.tsx',
  'screens/together/invite.tsx',
  ...globSync('games/*/{gallery/gallery.tsx,primer/primer.ts}', { cwd: SRC }),
]

interface Module {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface Modules {
  getModuleInfo(id: string): Module | null
}

/** Files and all that follows from them. */
function closure(
  files: readonly string[],
  modules: Modules,
  more: (module: Module, id: string) => readonly string[],
): ReadonlySet<string> {
  const all = new Set(files.map((file) => join(SRC, file)))
  // A set goes on to those that join it meanwhile.
  for (const id of all) {
    const module = modules.getModuleInfo(id)
    if (module !== null) for (const one of more(module, id)) all.add(one)
  }
  return all
}

/** Files and all they cannot do without. */
const needs = (files: readonly string[], modules: Modules) =>
  closure(files, modules, ({ importedIds }) => importedIds)

/** What a table of a game needs, and what it fetches later: its boards and scenes. */
const uses = (part: string, modules: Modules) => {
  const [, game] = part.split('/')
  return closure([part], modules, ({ importedIds, dynamicallyImportedIds }, id) =>
    OF_A_GAME.exec(id)?.[1] === game && !id.endsWith('manifest.ts')
      ? [...importedIds, ...dynamicallyImportedIds]
      : importedIds,
  )
}

/**
 * What the page itself needs before anything else is one file, but for what the worker needs, too.
 *
 * What every table needs is one file; what those of a game need besides is another, and so is what they need of
 * its rules. What only one game uses of the hall's lies with that game, what some use in a file of theirs, and what
 * is shown where there is no table, too, in one more. Rules that every table of a game is played by are one file as
 * well, however many of them its expansions use. Left to itself the build makes a file of whatever the replay, a window or a board shares with them:
 * three dozen small ones, which pack worse and name each other, nine kilobytes of every table. Nothing of it is
 * needed elsewhere, so no file waits for another that waits for it.
 */
function fewFiles(): (id: string, modules: Modules) => string | null {
  let first: ReadonlySet<string> | null = null
  let all: ReadonlySet<string> | null = null
  let elsewhere: ReadonlySet<string> | null = null
  let every: ReadonlySet<string> | null = null
  let users: readonly ReadonlySet<string>[] | null = null
  let playedBy: ReadonlySet<string> | null = null
  return (id, modules) => {
    first ??= needs(['main.tsx'], modules).difference(needs(['host/worker.ts'], modules))
    if (first.has(id)) return 'first'
    all ??= needs([...TABLE, ...PARTS], modules).difference(needs(HOME, modules))
    elsewhere ??= needs(ELSEWHERE, modules)
    every ??= needs(TABLE, modules)
    users ??= PARTS.map((part) => uses(part, modules))
    playedBy ??= needs(PLAYED_BY, modules).difference(needs([...HOME, ...FORMS], modules))
    const [, rules] = RULES.exec(id) ?? []
    if (!all.has(id)) return rules !== undefined && playedBy.has(id) ? `${rules}-rules` : null
    if (rules !== undefined) return `${rules}-face`
    const [, game] = OF_A_GAME.exec(id) ?? []
    if (elsewhere.has(id)) return game !== undefined ? `${game}-cards` : id.startsWith(SRC) ? 'shown' : null
    if (game !== undefined) return game
    const using = GAMES.filter((_, i) => users?.[i]?.has(id) === true)
    if (every.has(id) || using.length === GAMES.length) return 'table'
    return using.length === 1 ? (using[0] ?? null) : 'some-tables'
  }
}

/** What is written in pictures for who draws them stays with us. */
const barePictures: Plugin = {
  name: 'lorehall-bare-pictures',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.svg')) continue
      const drawn = Buffer.from(file.source).toString()
      file.source = drawn.replaceAll(/<!--.*?-->/gs, '').replaceAll(/^\s+/gm, '')
    }
  },
}

export default defineConfig({
  plugins: [
    react(),
    oneBuild,
    littleOfD3,
    barePictures,
    reactItself,
    notAskedHere,
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
    // Where it is not known what to fetch ahead, it is fetched when it is needed.
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fewFiles() }] } },
    },
    // Pictures are files, however small: only those that are seen are fetched.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
})
