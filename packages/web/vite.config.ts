// The client's build. Each game is a chunk of its own; rules pages are read from the docs.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  plugins: [
    react(),
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
      workbox: { globPatterns: ['**/*.{js,css,html,svg,woff2,json}'], navigateFallback: '/index.html' },
    }),
  ],
  build: { outDir: 'dist', target: 'es2022', sourcemap: false },
  worker: { format: 'es' },
})
