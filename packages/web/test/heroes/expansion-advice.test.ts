// Hints about the expansions of Heroes, in games that use them.
import type { Update } from '@lorehall/host'
import { heroes } from '@lorehall/heroes'
import { judge } from '@lorehall/heroes/judge'
import { type Ask, Chance, type GameOptions, type Json, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { adviceFor } from '../../src/games/heroes/advice/advice.ts'
import { ADVICE_EN } from '../../src/games/heroes/advice/en.ts'
import { playWith } from '../../src/games/heroes/cards/box.ts'
import { everything } from '../../src/games/heroes/facts.ts'
import { loadAllModules, loadModules } from '../../src/games/heroes/modules.ts'
import { TIP_WORDS } from '../lesson-laws.ts'
import { update, wireAsk, wireOption } from '../kit.ts'

const modules = await loadAllModules()
playWith(everything(), modules)

/** The hints about expansions. */
const furtherFor = (seen: Update) => adviceFor(seen).filter(({ id }) => !(id in ADVICE_EN))

/** The update for the player who has this ask. */
function shown(view: Json, { seat, kind, prompt, options }: Ask): Update {
  const wired = options.map(({ id, at }) => wireOption(id, { at }))
  return update({
    game: 'heroes',
    eyes: seat,
    view,
    ask: wireAsk({ seat, kind, prompt, options: wired }),
  })
}

/** The hints that come up in two games of three with these options. */
function met(options: GameOptions): Set<string> {
  const found = new Set<string>()
  for (let n = 0; n < 2; n++) {
    const table = new Table(heroes, { seats: 3, seed: `advised ${n}`, options })
    const chance = new Chance(`advised ${n}`)
    while (!table.over) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked')
      const view = heroes.see.view(table.machine, ask.seat)
      for (const { id } of furtherFor(shown(view, ask))) found.add(id)
      table.take(ask, judge.quick(table.machine, ask, chance) ?? chance.pick(ask.options))
    }
  }
  return found
}

const WITH: readonly (readonly [GameOptions, readonly string[]])[] = [
  [{}, []],
  [{ mercenaries: true }, ['hire']],
  [{ nomads: true }, ['band']],
  [{ nomads: true, nomadsWander: true }, ['nomads']],
]

test.each(WITH)('with %o there are hints about that expansion and no other', (options, names) => {
  expect([...met(options)].toSorted()).toEqual(names)
})

const view = (options: GameOptions) => {
  const { machine } = new Table(heroes, { seats: 2, seed: 'a', options })
  return { machine, view: heroes.see.view(machine, 0) }
}

test('Skyhold is explained when somebody may settle there', () => {
  const options = [wireOption('continent:I-1', { at: 'region:I-1' })]
  const asked = (more: typeof options) =>
    furtherFor(
      update({
        view: view({ pestilence: true }).view,
        ask: wireAsk({ prompt: 'pickCapital', options: [...options, ...more] }),
      }),
    ).map(({ id }) => id)
  expect(asked([wireOption('continent:F-1', { at: 'region:F-1' })])).toEqual(['skyhold'])
  expect(asked([])).toEqual([])
})

test.each([
  ['wing', 'flyOut', 'fly'],
  ['swim', 'sailOut', 'sail'],
] as const)('the hint %s is for an army without a Vessel', (id, prompt, how) => {
  const start = view({ pestilence: true }).view
  const asked = (afoot: object) =>
    furtherFor(
      update({
        view: Object.assign({}, start, { move: { seat: 0, how, ...afoot } }),
        ask: wireAsk({ prompt, options: [wireOption('go:I-2', { at: 'region:I-2' })] }),
      }),
    ).map((one) => one.id)
  expect(asked({ afoot: true })).toEqual([id])
  expect(asked({})).toEqual([])
})

test('every hint has at most as many words as a tip', () => {
  const long = modules.advice.filter(({ words }) => words.split(' ').length > TIP_WORDS)
  expect(long.map(({ id }) => id)).toEqual([])
})

test('every box has hints, terms and a part of the turn in one minute', async () => {
  for (const box of ['order-and-chaos', 'pestilence', 'mercenaries', 'nomads']) {
    const own = await loadModules({ [box]: true })
    expect(own.advice.length).toBeGreaterThan(0)
    expect(own.primer).toHaveLength(1)
    expect(Object.keys(own.glossary).length).toBeGreaterThan(1)
  }
})
