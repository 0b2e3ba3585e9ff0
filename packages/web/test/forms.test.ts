// The form of each game in the hall agrees with its rules, for any options.
import { heroes } from '@lorehall/heroes'
import { Chance, type Game, type GameOptions } from '@lorehall/kernel'
import { valuesOf } from '@lorehall/kernel/testing'
import { nowOrNever } from '@lorehall/now-or-never'
import { vindication } from '@lorehall/vindication'
import { describe, expect, it } from 'vitest'
import type { HallGame } from '../src/games/game.ts'
import { HEROES } from '../src/games/heroes/manifest.ts'
import { NOW_OR_NEVER } from '../src/games/now-or-never/manifest.ts'
import { VINDICATION } from '../src/games/vindication/manifest.ts'
import { allowedBy } from '../src/screens/new-table/allowed.ts'

interface Pair {
  readonly hall: HallGame
  readonly rules: Game
}

const PAIRS: readonly Pair[] = [
  { hall: VINDICATION, rules: vindication },
  { hall: NOW_OR_NEVER, rules: nowOrNever },
  { hall: HEROES, rules: heroes },
]

const COMBINATIONS = 300

function drawn({ form }: Game, chance: Chance): GameOptions {
  const fields = Object.entries(form.options.properties)
  return Object.fromEntries(fields.map(([name, field]) => [name, chance.pick(valuesOf(field))]))
}

describe.each(PAIRS)('$hall.id', ({ hall, rules }) => {
  it('recommends only sets that can be played, with options of their group', async () => {
    const { options } = await hall.form()
    const sets = (await hall.sets?.()) ?? []
    for (const set of sets) {
      const names = Object.keys(set.options)
      expect(names.map((name) => options.properties[name]?.group)).toEqual(names.map(() => set.group))
      expect(allowedBy(hall, await hall.form(), set.options, 2).against).toBeNull()
    }
    expect(sets.length === 0 || sets.some((set) => Object.keys(set.options).length === 0)).toBe(true)
  })

  it('offers a variant only under an expansion of the same group', async () => {
    const { properties } = (await hall.form()).options
    const variants = Object.values(properties).filter(({ under }) => under !== undefined)
    for (const { under = '', group } of variants) {
      expect(properties[under]?.type).toBe('boolean')
      expect(properties[under]?.group).toBe(group)
    }
  })

  it('offers the options of the rules', async () => {
    expect((await hall.form()).options).toEqual(rules.form.options)
  })

  it('allows the same numbers of players and the same sides', async () => {
    const { allows, sides } = await hall.form()
    const chance = new Chance(hall.id)
    for (let n = 0; n < COMBINATIONS; n++) {
      const options = drawn(rules, chance)
      const allowed = rules.form.allows(options)
      expect(allows(options)).toEqual(allowed)
      for (const seats of allowed.seats)
        expect(sides?.(seats, options)).toEqual(rules.form.sides?.(seats, options))
    }
  })
})

it('the lobby shows the teams of Heroes', async () => {
  const form = await HEROES.form()
  expect(allowedBy(HEROES, form, { teams: 'two' }, 4).sides).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect(allowedBy(HEROES, form, {}, 4).sides).toEqual([])
})
