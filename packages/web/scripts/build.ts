// Builds the client into dist.
import { buildClient } from './client.ts'

await buildClient({
  what: 'the table in the browser',
  config: 'vite.config.ts',
  more: [],
  into: 'packages/web/dist',
})
