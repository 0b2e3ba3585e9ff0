// Compares the look ahead of rules/beside.ts with the table itself. On copies, it does everything that is possible
// beside a question, one thing after the other. If that makes an option possible, the look ahead must have found it.
import { Chance, cloneJson, type Machine, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { nowOrNever } from '../../src/index.ts'
import { maxMana } from '../../src/rules/inforce.ts'
import { usesAt } from '../../src/rules/owned.ts'
import { againstUse } from '../../src/rules/uses.ts'
import { at, freshTurn, type HeroAction, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { GOODS } from '../../src/cards/vocabulary.ts'
import { midgame } from './midgame.ts'

type M = Machine<State, Values>

/** How many things are done beside a question, and how many copies are made per position. */
const DEEP = 3
const COPIES = 1500
const POSITIONS = 400

const STOPPED: HeroAction = {
  from: 0,
  left: 0,
  steps: 1,
  owes: false,
  stopped: true,
  questPlayed: false,
  playing: '',
  visited: '',
}

/** A table in the middle of a game. Seat 0 has acted, and has little mana, few coins and a few goods. */
function drawn(seed: string): M {
  const chance = new Chance(seed)
  const table = new Table(nowOrNever, { seats: 2, seed, options: {} })
  midgame(table, chance)
  const { machine } = table
  const { game } = machine.position
  const p = at(game.players, 0)
  for (const good of GOODS) p.goods[good] = Math.max(0, chance.below(5) - 2)
  Object.assign(p, { coins: chance.below(4), xp: chance.below(5), books: chance.below(2) })
  p.mana = Math.min(maxMana(machine, 0), chance.below(4))
  p.orders.push(...game.orders.down.splice(0, chance.below(2)))
  if (!p.done.includes('A10')) p.done.push('A10')
  const visited = chance.pick(Object.keys(machine.values.locations))
  game.phase = 'season'
  game.turn = { ...freshTurn(0), acted: true, hero: { ...STOPPED, visited } }
  return machine
}

/** The same table with only this step on the stack. */
function before(machine: M, step: string): M {
  const twin = machine.copy()
  const position = cloneJson(twin.position)
  position.stack = [{ do: step, seat: 0 }]
  twin.load(position)
  return twin
}

/** Does it hold now, or after something done beside the question? */
function comesTrue(from: M, holds: (machine: M) => boolean): boolean {
  let copies = 0
  function search(machine: M, left: number): boolean {
    const ask = machine.asks.find(({ seat, aside }) => seat === 0 && !aside)
    if (ask === undefined || copies > COPIES) return false
    if (ask.open && holds(machine)) return true
    if (ask.open && left === 0) return false
    // A chosen option may ask more questions: some of their options are tried.
    const tried = ask.open ? ask.options.slice(ask.own) : ask.options.slice(0, 6)
    return tried.some((option) => {
      if (option.kind === 'some') return false
      const twin = machine.copy()
      copies++
      twin.answer(ask, option)
      return search(twin, ask.open ? left - 1 : left)
    })
  }
  return search(from, DEEP)
}

test.each([
  ['afterAction', 'ownTurn'],
  ['afterVisit', 'afterVisit'],
] as const)('N-ANYTIME-4 %s is asked whenever something beside it could make it possible', (step, when) => {
  const missed: string[] = []
  let opened = 0
  for (let n = 0; n < POSITIONS; n++) {
    const machine = drawn(`${step} ${n}`)
    const isAsked = before(machine, step).asks.some(({ prompt }) => prompt === step)
    const isOpen = (now: M) =>
      usesAt(now, 0, when).some((owned) => owned.use.takesTurn !== true && againstUse(now, 0, owned) === null)
    // The turn's own question has the same offers beside it, and is always asked.
    const found = comesTrue(before(machine, 'turn'), isOpen)
    if (found && !isOpen(machine)) opened++
    if (found && !isAsked) missed.push(`${step} ${n}`)
  }
  expect(missed).toEqual([])
  expect(opened).toBeGreaterThan(4)
})
