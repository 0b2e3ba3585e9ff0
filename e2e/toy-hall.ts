// `lorehall serve` for tests: the client with the toy game, and a house that plays it.
import { atHand, games } from '@lorehall/server/games'
import { serveHall } from '../packages/cli/src/serve/serve.ts'
import { toy } from '../packages/web/test-game/game.ts'
import { toyTale } from '../packages/web/test-game/tale.ts'

const [port = '0', client = ''] = process.argv.slice(2)

await serveHall(
  { port, host: undefined, client, json: true },
  { games: [...games, atHand(toy)], tale: (_game, name) => toyTale(name) },
)
