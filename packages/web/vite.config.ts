// The client's build. Each game is a chunk of its own; rules pages are read from the docs.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { barePictures } from './build/bare-pictures.ts'
import { shortNames } from './build/class-names.ts'
import { fewFiles } from './build/files.ts'
import { fonts } from './build/fonts.ts'
import { oneBuild } from './build/one-build.ts'

const isStyle = (file: string) => file.endsWith('.css')

export default defineConfig({
  plugins: [
    react(),
    oneBuild,
    barePictures,
    fonts,
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
  // A stand-in for a part of old Reacts; ours has it.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: shortNames() } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // What a part needs besides itself is there already, but for its styles: a list of the rest would be a kilobyte.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isStyle) },
    sourcemap: false,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fewFiles() }] } },
    },
    // Pictures are files, however small: only those that are seen are fetched.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
})
