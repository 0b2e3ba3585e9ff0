// Builds the client with the toy beside its games, for tests in a browser. Nobody else is given it.
import { buildClient } from './client.ts'

await buildClient({
  what: 'the table for tests',
  config: 'test-game/vite.config.ts',
  more: [
    'packages/web/test-game',
    ...['kernel', 'vindication', 'now-or-never', 'heroes'].map((name) => `packages/${name}/testing`),
  ],
  into: '.cache/client-for-tests',
})
