// The client's build. Each game is a chunk of its own; rules pages are read from the docs.
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

export default defineConfig({
  plugins: [
    react(),
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
  build: { outDir: 'dist', target: 'es2022', sourcemap: false },
  worker: { format: 'es' },
})
