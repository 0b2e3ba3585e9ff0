// Builds the client into dist.
import { buildClient } from './client.ts'

await buildClient({
  what: 'the client',
  config: 'vite.config.ts',
  more: [],
  into: 'packages/web/dist',
})
