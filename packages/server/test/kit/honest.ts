// A table with two honest players, for tests with hostile or greedy clients.
import { Chance } from '@lorehall/kernel'
import { askByHttp, introduced, isUpdate, ClientConnection, type Seen } from './caller.ts'
import { GAME } from './game.ts'
import { nonce } from './house.ts'
import { Race } from './race.ts'

/** Too few answers to end a game. Once a game is over, nothing is hidden. */
const MOST_ANSWERS = 300

/** Two players who play until `stop`. Every answer must be accepted. */
class Honest {
  readonly race: Race
  stop = false
  private readonly connections: ClientConnection[]
  private readonly seen: (Seen | null)[] = [null, null]
  private readonly chance = new Chance('honest')

  constructor(table: string, connections: ClientConnection[]) {
    this.race = new Race(table)
    this.connections = connections
    connections.forEach((connection, seat) => {
      connection.hear = (message) => {
        if (isUpdate(message)) this.seen[seat] = message.update
      }
    })
  }

  async play(pause: number): Promise<void> {
    const { table } = this.race
    for (const connection of this.connections) await connection.ask('watch', { table })
    let entries = 0
    while (!this.stop && this.race.tried < MOST_ANSWERS) {
      const isAsked = (seen: Seen | null) => seen !== null && seen.entries >= entries && seen.ask !== null
      const seat = this.seen.findIndex(isAsked)
      const ask = this.seen[seat]?.ask ?? null
      const connection = this.connections[seat]
      if (ask !== null && connection !== undefined) {
        const pick = this.chance.pick(ask.options).id
        const reply = await connection.ask('answer', { table, ask: ask.id, picks: [pick] })
        if (!reply.ok) throw new Error(`honest play was refused: ${reply.code}, ${reply.message}`)
        entries = Number(reply.body['entries'])
        this.race.tried++
        this.race.acknowledged(seat, ask.id, pick)
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    for (const connection of this.connections) connection.hangUp()
  }
}

export async function honestTable(
  port: number,
  from: (n: number) => Record<string, string>,
): Promise<Honest> {
  const tokens = [await introduced(port, 'Ada'), await introduced(port, 'Bo')]
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const made = await askByHttp(port, tokens[0] ?? '', 'create', { game: GAME.id, seats, public: true })
  const table = made.ok ? String(made.body['table']) : made.message
  for (const token of tokens) await askByHttp(port, token, 'join', { table, nonce: nonce() })
  await askByHttp(port, tokens[0] ?? '', 'start', { table })
  return new Honest(
    table,
    tokens.map((token, n) => new ClientConnection(port, token, from(n))),
  )
}
