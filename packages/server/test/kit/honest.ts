// Two who play as they should, beside those who do not.
import { Chance } from '@lorehall/kernel'
import { askByHttp, introduced, isUpdate, Line, type Seen } from './caller.ts'
import { GAME } from './game.ts'
import { nonce } from './house.ts'
import { Race } from './race.ts'

/** So many answers do not end a game: once it is over, everyone may see everything. */
const MOST_ANSWERS = 300

/** Two who play, each answer taken at once, until told to stop. */
class Honest {
  readonly race: Race
  stop = false
  private readonly lines: Line[]
  private readonly seen: (Seen | null)[] = [null, null]
  private readonly chance = new Chance('honest')

  constructor(table: string, lines: Line[]) {
    this.race = new Race(table)
    this.lines = lines
    lines.forEach((line, seat) => {
      line.hear = (message) => {
        if (isUpdate(message)) this.seen[seat] = message.update
      }
    })
  }

  async play(pause: number): Promise<void> {
    const { table } = this.race
    for (const line of this.lines) await line.ask('watch', { table })
    let entries = 0
    while (!this.stop && this.race.tried < MOST_ANSWERS) {
      const isAsked = (seen: Seen | null) => seen !== null && seen.entries >= entries && seen.ask !== null
      const seat = this.seen.findIndex(isAsked)
      const ask = this.seen[seat]?.ask ?? null
      const line = this.lines[seat]
      if (ask !== null && line !== undefined) {
        const pick = this.chance.pick(ask.options).id
        const reply = await line.ask('answer', { table, ask: ask.id, picks: [pick] })
        if (!reply.ok) throw new Error(`honest play was refused: ${reply.code}, ${reply.message}`)
        entries = Number(reply.body['entries'])
        this.race.tried++
        this.race.acknowledged(seat, ask.id, pick)
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    for (const line of this.lines) line.hangUp()
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
    tokens.map((token, n) => new Line(port, token, from(n))),
  )
}
