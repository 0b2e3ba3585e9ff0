// A table's story and standings in the game's words.
import type { GameEvent, Score, Table } from '@lorehall/kernel'

export function namesOf(table: Table): string[] {
  return table.sitters.map((sitter) => sitter.name)
}

/** The events of the last entry, one line each, with what caused them in brackets. */
export function logLines(table: Table, events: readonly GameEvent[] = table.events): string[] {
  const names = namesOf(table)
  return events.flatMap((event) => {
    const line = table.game.text.event(table.machine, event, names, null)
    if (line === null) return []
    return [event.from === undefined ? line : `${line} [${event.from}]`]
  })
}

/** Best first; each with where the points came from. */
export function standingLines(table: Table): string[] {
  const { game, machine } = table
  const names = namesOf(table)
  const winners = table.over ? game.winners(machine) : []
  const width = Math.max(...names.map((name) => name.length))
  const scores = game.standing(machine, 'host').toSorted((a, b) => b.total - a.total || a.seat - b.seat)
  return scores.map((score) => {
    const name = (names[score.seat] ?? '').padEnd(width)
    const mark = winners.includes(score.seat) ? '*' : ' '
    return `${mark} ${name}  ${String(score.total).padStart(4)}  ${sources(table, score)}`
  })
}

function sources(table: Table, score: Score): string {
  return score.lines.map((line) => `${table.game.text.score(line.what)} ${line.points}`).join(', ')
}
