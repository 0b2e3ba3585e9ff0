// The client's build. Each game has its own chunks. The rules pages are read from docs/rules.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { barePictures } from './build/bare-pictures.ts'
import { shortNames } from './build/class-names.ts'
import { fewFiles } from './build/files.ts'
import { fonts } from './build/fonts.ts'
import { oneBuild } from './build/one-build.ts'
import { PUSH_WORKER, pushWorker } from './build/push-worker.ts'
import { workersOnly } from './build/workers-only.ts'

/** Smaller than the default by 2 %: every kilobyte is sent with each first table. Inlining more compresses worse. */
const TERSER = {
  ecma: 2020,
  module: true,
  compress: {
    passes: 3,
    unsafe: true,
    unsafe_arrows: true,
    pure_getters: true,
    keep_fargs: false,
    inline: 1,
  },
} as const

const isStyle = (file: string) => file.endsWith('.css')

export default defineConfig({
  plugins: [
    react(),
    oneBuild,
    workersOnly,
    barePictures,
    fonts,
    pushWorker,
    VitePWA({
      // A new version waits until the player accepts it, so it never takes over an open table.
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
        importScripts: [PUSH_WORKER],
        // The prose of stories is fetched for tables that read it, and then kept.
        globIgnores: ['**/story-prose-*.js', PUSH_WORKER],
        runtimeCaching: [
          {
            urlPattern: ({ url }) => /\/assets\/story-prose-[^/]+\.js$/.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: 'prose', expiration: { maxEntries: 72 } },
          },
        ],
        navigateFallback: '/index.html',
        // The server replies to these addresses; they are not screens.
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
  // This shim is for older versions of React. Ours has the function.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: shortNames() } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Preload only the styles of a chunk: its other dependencies are loaded already, and listing them costs a kilobyte.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isStyle) },
    sourcemap: false,
    minify: 'terser',
    terserOptions: TERSER,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fewFiles() }] } },
    },
    // Even small pictures stay files, so that only those on screen are fetched.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
})
