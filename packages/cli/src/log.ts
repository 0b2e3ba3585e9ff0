// A table's log and scores, in the game's words.
import { rivalsOf, sidesOf, type Tales } from '@lorehall/host'
import type { GameEvent, Score, Table } from '@lorehall/kernel'

export function namesOf(table: Table): string[] {
  return table.sitters.map((sitter) => sitter.name)
}

/** Tells the events of a table as they happen. Each long text is printed where it is first shown. */
export class Teller {
  private readonly table: Table
  private readonly fetch: Tales
  private readonly shown = new Set<string>()

  constructor(table: Table, fetch: Tales) {
    this.table = table
    this.fetch = fetch
  }

  /** The events of the last entry, one line each, and any long texts that come with its questions. */
  async lines(): Promise<string[]> {
    const { events, asks } = this.table
    const lines: string[] = []
    for (const event of events) {
      lines.push(...this.line(event))
      if (event.tale !== undefined) lines.push(...(await this.tale(event.tale)))
    }
    for (const { tale } of asks) if (tale !== null) lines.push(...(await this.tale(tale)))
    return lines
  }

  /** The log line, with its cause in brackets. */
  private line(event: GameEvent): string[] {
    const { game, machine } = this.table
    const line = game.say.event(machine, event, namesOf(this.table), null)
    if (line === null) return []
    return [event.from === undefined ? line : `${line} [${event.from}]`]
  }

  private async tale(name: string): Promise<string[]> {
    if (this.shown.has(name)) return []
    this.shown.add(name)
    return (await this.fetch(this.table.game.id, name)).map((paragraph) => `    ${paragraph}`)
  }
}

interface Row {
  readonly name: string
  readonly won: boolean
  readonly score: Pick<Score, 'total' | 'lines'> | null
}

/** Seats and rivals, best first, each with the sources of their points; then the sides, if there are any. */
export function standingLines(table: Table): string[] {
  const { game, machine } = table
  const names = namesOf(table)
  const winners = table.over ? game.play.winners(machine) : []
  const standing = game.see.standing(machine, 'host')
  const seats = standing.map((score): Row => {
    return { name: names[score.seat] ?? '', won: winners.includes(score.seat), score }
  })
  const sides = sidesOf(table).map((side): Row => {
    const total = standing.reduce((sum, one) => sum + (side.includes(one.seat) ? one.total : 0), 0)
    const won = side.some((seat) => winners.includes(seat))
    return { name: side.map((seat) => names[seat]).join(', '), won, score: { total, lines: [] } }
  })
  const rows = rowLines(table, [...seats, ...rivalsOf(machine)])
  return sides.length === seats.length ? rows : [...rows, '', 'by sides', ...rowLines(table, sides)]
}

function rowLines(table: Table, rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length))
  // Rivals without a score come last.
  const points = ({ score }: Row) => score?.total ?? Number.MIN_SAFE_INTEGER
  const best = rows.toSorted((a, b) => points(b) - points(a))
  return best.map(({ name, won, score }) => {
    const total = score === null ? '' : String(score.total)
    const sources = (score?.lines ?? []).map((line) => `${table.game.say.score(line.what)} ${line.points}`)
    return `${won ? '*' : ' '} ${name.padEnd(width)}  ${total.padStart(4)}  ${sources.join(', ')}`.trimEnd()
  })
}
