// Tables of the toy game with given hands and coins.
import type { PatchOp, Sitter, Table } from '../src/index.ts'
import { open, type Opening, play, toyGame, type ToyState, type ToyValues } from '../testing/index.ts'

export type ToyTable = Table<ToyState, ToyValues>

export const person = (name: string): Sitter => ({ name, kind: 'person' })
export const bot = (name: string): Sitter => ({ name, kind: 'bot' })

interface ToyOpening extends Opening {
  /** Cards by seat, e.g. `['bolt boon', '', 'counter']`. */
  readonly hands?: readonly string[]
  readonly coins?: number
}

export function toy({ hands = [], coins, patch = [], ...start }: ToyOpening = {}): ToyTable {
  const dealt = hands.map((cards, seat): PatchOp => {
    const hand = cards.split(' ').filter(Boolean)
    const value = hand.map((card) => ({ card, seen: [] }))
    return { op: 'replace', path: `/game/seats/${seat}/hand`, value }
  })
  const purse: PatchOp[] =
    coins === undefined ? [] : [{ op: 'replace', path: '/game/seats/0/coins', value: coins }]
  const whole = [...dealt, ...purse, ...patch]
  return open(toyGame, { ...start, ...(whole.length > 0 ? { patch: whole } : {}) })
}

/** The same after all seats have chosen a tactic; seat 0 is to act. */
export function toyTurn(opening: ToyOpening = {}, tactic = 'march'): ToyTable {
  const table = toy(opening)
  for (const { seat } of table.asks.filter((ask) => !ask.aside)) play(table, `${seat} tactic:${tactic}`)
  return table
}

/** Everything that a refusal must not change. */
export function snapshot(table: ToyTable): unknown {
  return structuredClone({
    digest: table.digest(),
    entries: table.entries,
    asks: table.asks,
    events: table.events,
    together: table.machine.choosingTogether,
    wall: table.machine.wall,
    walls: table.sitters.map((_, seat) => table.undoWall(seat)),
  })
}
