// Hints about expansions, in games that use them.
import type { Update } from '@lorehall/host'
import { type Ask, Chance, type GameOptions, type Json, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { EVERYTHING } from '@lorehall/vindication/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { adviceFor } from '../../src/games/vindication/advice/advice.ts'
import { ADVICE_EN } from '../../src/games/vindication/advice/en.ts'
import { playWith } from '../../src/games/vindication/in-play.ts'
import { loadAllModules, loadModules } from '../../src/games/vindication/modules.ts'
import { update, wireAsk, wireOption } from '../kit.ts'
import { inspect } from '@lorehall/vindication/inspect'
import { judge } from '@lorehall/vindication/judge'
import { MODULES_ADVICE_EN } from './module-words.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
beforeAll(async () => playWith(EVERYTHING, await loadAllModules()))

/** The hints about expansions. */
const furtherFor = (seen: Update) => adviceFor(seen).filter(({ id }) => !(id in ADVICE_EN))

/** The update for the player who has this ask. */
function shown(view: Json, { seat, kind, options }: Ask): Update {
  const wired = options.map((option) => wireOption(option.id, { kind: option.kind }))
  return update({ game: 'vindication', eyes: seat, view, ask: wireAsk({ seat, kind, options: wired }) })
}

/** The hints that come up in games with these options. */
function met(options: GameOptions): Set<string> {
  const found = new Set<string>()
  for (let n = 0; n < 4; n++) {
    const table = new Table(vindication, { seats: 3, seed: `advised ${n}`, options })
    const chance = new Chance(`advised ${n}`)
    while (!table.over) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked')
      for (const { id } of furtherFor(shown(vindication.see.view(table.machine, ask.seat), ask)))
        found.add(id)
      table.take(ask, judge.quick(table.machine, ask, chance) ?? chance.pick(ask.options))
    }
  }
  return found
}

const WITH: readonly (readonly [GameOptions, readonly string[]])[] = [
  [{ menagerie: true }, ['pets']],
  [{ 'sacred-stones': true }, ['stones']],
  [{ 'temple-ruins': true }, ['ruins']],
  [{ 'well-of-wishes': true }, ['wishes']],
  [{ 'well-of-wishes': true, 'building-sites': true }, ['sites', 'wishes']],
  [{ guilds: true }, ['favor']],
  [{ jewelcrafter: true }, ['crystals', 'mines']],
  [{ myths: true }, ['provoke']],
]

test.each(WITH)('with %o there are hints about that expansion and no other', (options, names) => {
  expect([...met(options)].toSorted()).toEqual(names)
})

test.each([
  ['ronak', { myths: true }, 'prepare:2'],
  ['battle', { myths: true }, 'contribute:3'],
  ['loot', { myths: true }, 'loot:owl-spear'],
  ['black-blocks', { treachery: true }, 'mark:arn'],
  ['black-blocks', { treachery: true }, 'lift:arn'],
  ['black-blocks', { treachery: true }, 'lift-region:3'],
] as const)('there is advice on %s, which few meet', (name, options, id) => {
  const option = wireOption(id)
  const { machine } = new Table(vindication, { seats: 2, seed: 'a', options })
  const seen = update({ view: vindication.see.view(machine, 0), ask: wireAsk({ options: [option] }) })
  expect(furtherFor(seen).map((one) => one.id)).toEqual([name])
  expect(inspect.coverage(machine.options).options).toContain(option.kind)
})

test('every hint about an expansion is tested', () => {
  const names = [...WITH.flatMap(([, some]) => some), 'ronak', 'battle', 'loot', 'black-blocks']
  expect(new Set(names)).toEqual(new Set(Object.keys(MODULES_ADVICE_EN)))
})

test('hints about expansions come after the one about a turn and before all others', () => {
  const table = new Table(vindication, { seats: 2, seed: 'advised', options: { guilds: true } })
  while (table.asks[0]?.kind !== 'turn') {
    const [ask] = table.asks
    const [first] = ask?.options ?? []
    if (ask === undefined || first === undefined) throw new Error('nobody is asked')
    table.take(ask, first)
  }
  const seen = shown(vindication.see.view(table.machine, table.asks[0].seat), table.asks[0])
  expect(adviceFor(seen).map(({ id }) => id)).toEqual(['turn', 'favor', 'convert'])
})

test('a table without expansions has no such hints', async () => {
  expect((await loadModules({})).advice).toEqual([])
  expect((await loadModules({ 'temple-ruins': true })).advice.map(({ id }) => id)).toEqual(['ruins'])
})

test('the hint about the Jewelcrafter comes with its own question, not in every turn that allows crystals', () => {
  const options = { jewelcrafter: true, crystalsAnywhere: true }
  const { machine } = new Table(vindication, { seats: 2, seed: 'a', options })
  const asked = (kind: 'turn' | 'pick') =>
    update({
      view: vindication.see.view(machine, 0),
      ask: wireAsk({ kind, options: [wireOption('pay-off')] }),
    })
  expect(furtherFor(asked('turn'))).toEqual([])
  expect(furtherFor(asked('pick')).map(({ id }) => id)).toEqual(['crystals'])
})
