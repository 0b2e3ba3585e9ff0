// Builds the client with the toy as an additional game, for browser tests only.
import { buildClient } from './client.ts'

await buildClient({
  what: 'the client for tests',
  config: 'test-game/vite.config.ts',
  more: [
    'packages/web/test-game',
    ...['kernel', 'vindication', 'now-or-never', 'heroes'].map((name) => `packages/${name}/testing`),
  ],
  into: '.cache/client-for-tests',
})
