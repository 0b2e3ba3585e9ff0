// Log lines about Battles.
import { type GameEvent, isRecord, type Json } from '@lorehall/kernel'
import { foe } from '../../../rules/solo/enemy.ts'
import type { F } from '../../../rules/step.ts'
import { partSaid } from '../../battle/en.ts'
import { regionSaid } from '../../regions/en.ts'
import { nameOf, onePiece } from '../../words/en.ts'
import { type Line, text, whom } from '../line.ts'

/** The seat an event is about. The Enemy comes after the seats. */
const seatOf = (e: GameEvent, f: F): number => e.seat ?? foe(f)

const piece = (e: GameEvent, f: F): string => onePiece(f, seatOf(e, f), text(e, 'piece') || text(e, 'unit'))
const card = (e: GameEvent, f: F): string => nameOf(f, text(e, 'tactic'))
const region = (e: GameEvent, f: F): string => regionSaid(f, text(e, 'region'))

/** One line of a sum: what adds Strength, and how much. */
function lineSaid(f: F, seat: number, line: Json): string {
  const { what, n } = isRecord(line) ? line : {}
  return typeof what === 'string' && typeof n === 'number' ? `${partSaid(f, seat, what, n)} ${n}` : ''
}

/** "5 (Serfs 1, Warriors 4)". */
function sumSaid(e: GameEvent, f: F): string {
  const { lines } = e
  const total = text(e, 'total')
  if (!Array.isArray(lines) || lines.length === 0) return total
  return `${total} (${lines.map((line: Json) => lineSaid(f, seatOf(e, f), line)).join(', ')})`
}

/** Where the Damage comes from: half the Natural Strength, and what cards and abilities changed. */
function halfSaid(n: number, natural: number): string {
  const half = Math.ceil(natural / 2)
  return n === half
    ? `: half of Natural Strength ${natural}`
    : `: half of Natural Strength ${natural} is ${half}; cards or abilities ${n < half ? 'take off' : 'add'} ${Math.abs(n - half)}`
}

export const BATTLE_DEEDS: Readonly<Record<string, Line>> = {
  battle: (e, f, names, reader) => {
    const what = `${whom(e, 'against', names, reader)} in ${region(e, f)}`
    return [`attacks ${what}`, `attack ${what}`]
  },
  leads: () => ['leads the defense', 'lead the defense'],
  strength: (e, f) => [`has Strength ${sumSaid(e, f)}`, `have Strength ${sumSaid(e, f)}`],
  tactic: (e, f) => [`plays ${card(e, f)}`, `play ${card(e, f)}`],
  cancelled: (e, f, names, reader) => {
    const owner = e.seat === undefined ? 'the Enemy' : (names[e.seat] ?? '')
    const whose = e.seat !== undefined && e.seat === reader ? 'your' : `${owner}’s`
    return `${nameOf(f, text(e, 'from'))} cancels ${whose} ${card(e, f)}`
  },
  joined: (e, f) => [
    `brings in ${piece(e, f)} from ${region(e, f)}`,
    `bring in ${piece(e, f)} from ${region(e, f)}`,
  ],
  sacrificed: (e, f) => [`sacrifices ${piece(e, f)}`, `sacrifice ${piece(e, f)}`],
  battleWon: (e, f) => [`wins the Battle in ${region(e, f)}`, `win the Battle in ${region(e, f)}`],
  damage: (e) => {
    const n = Number(e['n'])
    const what = `${n === 0 ? 'no' : n} Damage${n === 0 ? '' : halfSaid(n, Number(e['natural']))}`
    return [`takes ${what}`, `take ${what}`]
  },
  destroyed: (e, f) => [`loses ${piece(e, f)} in ${region(e, f)}`, `lose ${piece(e, f)} in ${region(e, f)}`],
  razed: (e, f) => [`loses the Tower in ${region(e, f)}`, `lose the Tower in ${region(e, f)}`],
  retreated: (e, f) =>
    text(e, 'piece') === ''
      ? { whose: `Units retreat to ${region(e, f)}` }
      : [`sends ${piece(e, f)} to ${region(e, f)}`, `send ${piece(e, f)} to ${region(e, f)}`],
  landed: (e, f) => [`lands in ${region(e, f)}`, `land in ${region(e, f)}`],
  capitalFell: (e, f) => ({ whose: `Capital in ${region(e, f)} falls` }),
  out: () => ['is out of the game', 'are out of the game'],
}
