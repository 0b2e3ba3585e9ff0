// Lines of the log about Battles.
import { type GameEvent, isRecord, type Json } from '@lorehall/kernel'
import { pieceNamed, unitOf } from '../../../rules/pieces.ts'
import type { F } from '../../../rules/step.ts'
import { partSaid } from '../../battle/en.ts'
import { regionSaid } from '../../regions/en.ts'
import { nameOf, unitName } from '../../words/en.ts'

type Deed = (event: GameEvent, f: F) => readonly [string, string]

const word = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

function piece(event: GameEvent): string {
  const named = pieceNamed(word(event['piece'] ?? event['unit']))
  return named === undefined ? 'all the rest' : `a ${unitName(unitOf(named))}`
}

const card = (event: GameEvent): string => nameOf(word(event['tactic']))
const region = (event: GameEvent, f: F): string => regionSaid(f, word(event['region']))

/** A line of a sum: what it is of, and how much. */
function lineSaid(f: F, seat: number, line: Json): string {
  if (!isRecord(line)) return ''
  return `${partSaid(f, seat, word(line['what']))} ${word(line['n'])}`
}

/** Strength that adds up: a total, and each line of it. */
function sumSaid(e: GameEvent, f: F): string {
  const { lines, seat } = e
  if (!Array.isArray(lines) || lines.length === 0 || seat === undefined) return word(e['total'])
  return `${word(e['total'])}: ${lines.map((line: Json) => lineSaid(f, seat, line)).join(', ')}`
}

/** What somebody did, for others and for who reads. */
export const BATTLE_DEEDS: Readonly<Record<string, Deed>> = {
  battle: (e, f) => [`starts a Battle in ${region(e, f)}`, `start a Battle in ${region(e, f)}`],
  leads: () => ['leads the defence', 'lead the defence'],
  strength: (e, f) => [`has Strength ${sumSaid(e, f)}`, `have Strength ${sumSaid(e, f)}`],
  tactic: (e) => [`plays ${card(e)}`, `play ${card(e)}`],
  cancelled: (e) => [`sees ${card(e)} cancelled`, `see ${card(e)} cancelled`],
  joined: (e, f) => [
    `brings ${piece(e)} in from ${region(e, f)}`,
    `bring ${piece(e)} in from ${region(e, f)}`,
  ],
  sacrificed: (e) => [`sacrifices ${piece(e)}`, `sacrifice ${piece(e)}`],
  battleWon: (e, f) => [`wins the Battle in ${region(e, f)}`, `win the Battle in ${region(e, f)}`],
  damage: (e) => [`takes ${word(e['n'])} Damage`, `take ${word(e['n'])} Damage`],
  destroyed: (e, f) => [`loses ${piece(e)} in ${region(e, f)}`, `lose ${piece(e)} in ${region(e, f)}`],
  razed: (e, f) => [`loses the Tower in ${region(e, f)}`, `lose the Tower in ${region(e, f)}`],
  retreated: (e, f) => [`sends ${piece(e)} to ${region(e, f)}`, `send ${piece(e)} to ${region(e, f)}`],
  landed: (e, f) => [`lands in ${region(e, f)}`, `land in ${region(e, f)}`],
  capitalFell: (e, f) => [`loses the Capital in ${region(e, f)}`, `lose the Capital in ${region(e, f)}`],
  out: () => ['is out of the game', 'are out of the game'],
}
