// `lorehall serve`: serves the client and online tables, to this machine and the network.
import { command } from '../command.ts'

export const serve = command(
  'serve',
  'Serve Lorehall in the browser, to this machine and to others on the same network.',
  {
    port: { type: 'string', description: 'which port (default: PORT or 3000); 0 picks a free one' },
    host: {
      type: 'string',
      description:
        'which address to listen on (default: HOST or 0.0.0.0); 127.0.0.1 is for this machine only',
    },
    client: { type: 'string', valueHint: 'folder', description: 'a folder with another built client' },
    json: { type: 'boolean', description: 'print the addresses as one JSON object' },
  },
  async ({ port, host, client, json }) => {
    // Loaded only here, so other commands start faster.
    const { serveHall } = await import('../serve/serve.ts')
    await serveHall({ port, host, client, json: json === true })
  },
)
