// `lorehall serve` for tests: the client that has the toy, and a house that plays it.
import { toyTales } from '@lorehall/kernel/testing'
import { games } from '@lorehall/server/games'
import { serveHall } from '../packages/cli/src/serve/serve.ts'
import { toy } from '../packages/web/test-game/game.ts'

const [port = '0', client = ''] = process.argv.slice(2)

async function tale(_game: string, name: string): Promise<readonly string[]> {
  const [, fetch] = Object.entries(toyTales).find(([known]) => known === name) ?? []
  if (fetch === undefined) throw new Error(`the toy tells nothing named '${name}'`)
  return (await fetch()).TALE
}

await serveHall({ port, host: undefined, client, json: true }, { games: [...games, toy], tale })
