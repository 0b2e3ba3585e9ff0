// `lorehall serve`: the table in the browser and online tables, for this machine and the network.
import { command } from '../command.ts'

export const serve = command(
  'serve',
  'Serves the table in the browser, to this machine and to others on the same network.',
  {
    port: { type: 'string', description: 'which port, 3000 or what PORT says; 0 takes a free one' },
    host: { type: 'string', description: '127.0.0.1 keeps it to this machine; 0.0.0.0, or what HOST says' },
    client: { type: 'string', valueHint: 'folder', description: 'another built client than this one' },
    json: { type: 'boolean', description: 'print the addresses as one JSON object' },
  },
  async ({ port, host, client, json }) => {
    // Other commands need none of it.
    const { serveHall } = await import('../serve/serve.ts')
    await serveHall({ port, host, client, json: json === true })
  },
)
