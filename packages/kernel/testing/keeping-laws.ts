// The laws of keeping a table: it is the same after saving, copying, undoing and replaying.
import { cloneJson, type Ask, Machine, type Option, readRecord, type Seat, Table } from '../src/index.ts'
import { askingChangesNothing, asksAreSound, type Check, sameAsks } from './decision-laws.ts'
import { alike, sharedObjects, unplain } from './graph.ts'

/** Law: a position is plain data. Through JSON and back it gives the same asks and the same result of an answer. */
export function savesAndLoads<S, V>(machine: Machine<S, V>, ask: Ask, chosen: Option): string[] {
  const { game, position } = machine
  const broken = unplain(position).map((path) => `not plain data at ${path}`)
  const loaded = new Machine(game, machine, cloneJson(position))
  loaded.load(loaded.position)
  if (!alike(loaded.position, position)) broken.push('loading changes the position')
  if (!sameAsks(loaded.asks, machine.asks)) broken.push('a loaded table asks something else')
  const [here, there] = [machine.copy(), loaded.copy()]
  here.answer(ask, chosen)
  there.answer(ask, chosen)
  if (!alike(here.position, there.position)) {
    broken.push(`a loaded table goes another way after '${chosen.id}'`)
  }
  return broken
}

/** Law: a copy is equal and shares nothing that can change. Before: the shared steps and preferences are frozen. */
export function copiesShareNothing<S, V>(machine: Machine<S, V>): string[] {
  const twin = machine.copy()
  const broken = sharedObjects(machine.position, twin.position).map((path) => `the copy shares ${path}`)
  if (!alike(twin.position, machine.position)) broken.push('the copy is not equal')
  if (!alike(twin.turnCount, machine.turnCount)) broken.push('the copy has come another way')
  return broken
}

/** Law: after every option the game continues. Nothing throws, somebody is asked, and no law of the game is broken. */
export function everyOptionGoesOn<S, V>(machine: Machine<S, V>, check: Check<S, V>): string[] {
  return machine.asks.flatMap((ask) =>
    ask.options.flatMap((chosen) => {
      const twin = machine.copy()
      try {
        twin.answer(ask, chosen)
      } catch (error) {
        return [`'${chosen.id}' of seat ${ask.seat} throws: ${String(error)}`]
      }
      const broken = [...check(twin), ...asksAreSound(twin)]
      return broken.map((what) => `after '${chosen.id}' of seat ${ask.seat}: ${what}`)
    }),
  )
}

/** Law: undo and redo, and undo and the same answer, restore the position. Before: `seat` has just answered `pick`. */
export function undoAgrees<S, V>(table: Table<S, V>, seat: Seat, pick: string): string[] {
  const everyone = table.sitters.map((_, i) => i)
  const here = cloneJson(table.machine.position)
  const { asks, turnCount } = table.machine
  const broken: string[] = []
  const compare = (what: string) => {
    if (!alike(table.machine.position, here)) broken.push(`${what} leads elsewhere`)
    if (!sameAsks(table.machine.asks, asks)) broken.push(`${what} asks something else`)
    if (!alike(table.machine.turnCount, turnCount)) broken.push(`${what} counts other turns`)
  }
  const wall = table.undoWall(seat)
  table.undo(seat, everyone)
  table.redo(seat)
  compare(`undo and redo of '${seat} ${pick}'`)
  if (wall !== null) return broken
  table.undo(seat)
  table.answer(seat, table.askOf(seat)?.id ?? -1, pick)
  compare(`undo and again '${seat} ${pick}'`)
  return broken
}

/** Law: the record, through JSON, leads to the same position. */
export function replays<S, V>(table: Table<S, V>): string[] {
  const record = readRecord(cloneJson(table.record()))
  const again = Table.replay(table.game, record)
  const broken: string[] = []
  if (!alike(again.machine.position, table.machine.position))
    broken.push('replaying the record leads elsewhere')
  if (!alike(again.machine.turnCount, table.machine.turnCount))
    broken.push('replaying the record counts other turns')
  return broken
}

export function keepingLaws<S, V>(
  machine: Machine<S, V>,
  ask: Ask,
  chosen: Option,
  check: Check<S, V>,
): string[] {
  return [
    ...askingChangesNothing(machine),
    ...savesAndLoads(machine, ask, chosen),
    ...copiesShareNothing(machine),
    ...everyOptionGoesOn(machine, check),
  ]
}
