// Your own numbers in every game: each field accepts exactly what the rules accept, and the file it makes changes a table.
import { heroes } from '@lorehall/heroes'
import { numbers as heroesNumbers } from '@lorehall/heroes/numbers'
import {
  leavesIn,
  type NumberField,
  type NumbersForm,
  pathKey,
  valueAt,
  withValue,
} from '@lorehall/grammar/numbers'
import { type Game, isRecord, type Json, Refusal } from '@lorehall/kernel'
import { nowOrNever } from '@lorehall/now-or-never'
import { numbers as nowOrNeverNumbers } from '@lorehall/now-or-never/numbers'
import { vindication } from '@lorehall/vindication'
import { numbers as vindicationNumbers } from '@lorehall/vindication/numbers'
import { describe, expect, it } from 'vitest'
import {
  changedIn,
  clashIn,
  type Draft,
  draftOf,
  fieldsOf,
  fileOf,
  forTable,
  isChanged,
  isWrong,
  ourValueOf,
  sifted,
  typed,
  valueOf,
  withField,
  withOurs,
  wrongIn,
} from '../../src/screens/numbers/draft.ts'

interface Numbered {
  readonly game: Game
  readonly form: NumbersForm
  /** Numbers in the template that no field changes, by how their paths start. */
  readonly without: RegExp
}

const GAMES: readonly Numbered[] = [
  { game: vindication, form: vindicationNumbers, without: /^$/ },
  {
    game: nowOrNever,
    form: nowOrNeverNumbers,
    // Where things are on the map, which levels enemies and tokens have, and a second die.
    without: /^maps\/|\/level$|\/dice$|\/damageDice$/,
  },
  { game: heroes, form: heroesNumbers, without: /^$/ },
]

/** The field with this label at a card. */
function at(draft: Draft, entry: string, label: string): NumberField {
  const found = draft.chapters
    .flatMap(({ entries }) => entries)
    .find(({ title }) => title === entry)
    ?.fields.find((field) => field.label === label)
  if (found === undefined) throw new Error(`no ${label} at ${entry}`)
  return found
}

function numbersIn(value: Json | undefined, path: readonly (string | number)[] = []): string[] {
  if (typeof value === 'number') return [pathKey(path)]
  if (Array.isArray(value)) return value.flatMap((one: Json, i) => numbersIn(one, [...path, i]))
  if (!isRecord(value)) return []
  return Object.keys(value).flatMap((key) => numbersIn(valueAt(value, [key]), [...path, key]))
}

/** Does the game itself refuse this file, with all modules? */
function refused({ game, form }: Numbered, file: Json): string | null {
  try {
    game.values.read(file, form.everything)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

describe.each(GAMES)('$game.title', (numbered) => {
  const { game, form, without } = numbered
  const ours = draftOf(form, {})
  const fields = fieldsOf(ours.chapters)
  // Some of all kinds of fields: a file of Now or Never takes milliseconds to read.
  const some = fields.filter(
    ({ allows }, i) => allows.kind === 'whole' && i % Math.ceil(fields.length / 53) === 0,
  )

  it('the form shows the numbers that tables are played with', () => {
    expect(ours.ours).toEqual(game.values.template(form.everything))
    expect(refused(numbered, ours.ours)).toBeNull()
    expect(wrongIn(ours)).toEqual([])
    expect(changedIn(ours)).toEqual([])
    expect(clashIn(ours)).toBeNull()
  })

  it('every number has one field', () => {
    const paths = fields.filter(({ absent }) => absent !== true).map(({ path }) => pathKey(path))
    expect(new Set(paths).size).toBe(paths.length)
    const missing = numbersIn(ours.ours).filter((path) => !paths.includes(path) && !without.test(path))
    expect(missing).toEqual([])
  })

  it('every field of a card has a label of its own', () => {
    for (const { title, fields: own } of ours.chapters.flatMap(({ entries }) => entries)) {
      const labels = own.map(({ label }) => label)
      expect(labels).toEqual([...new Set(labels)])
      for (const label of [title, ...labels]) expect(label).toMatch(/^[A-Z]/)
    }
  })

  /** Values around the bounds of a field, whether the form accepts them, and whether the rules do. */
  const bounds = (field: NumberField) => {
    const { allows } = field
    if (allows.kind !== 'whole') return []
    return [allows.min - 1, allows.min, allows.max, allows.max + 1, 0.5, 'x'].map((value) => {
      const draft = withField(ours, field, value)
      const wrong = isWrong(draft, field)
      const why = refused(numbered, fileOf(draft))
      // Numbers that are allowed may still not fit together. Then the page says so.
      const rules = wrong
        ? why?.startsWith(`/${pathKey(field.path)}:`)
        : (why === null) === (clashIn(draft) === null)
      return { at: pathKey(field.path), value, wrong, rules }
    })
  }

  it('a field accepts exactly the numbers that the rules accept', () => {
    const tried = some.flatMap(bounds)
    expect(tried.filter(({ rules }) => rules !== true)).toEqual([])
    expect(tried.filter(({ wrong }) => wrong).length).toBe((tried.length / 6) * 4)
  })

  it('a changed number is the only one in the file, and our number removes it', () => {
    for (const field of some) {
      if (field.allows.kind !== 'whole') continue
      const { min } = field.allows
      const now = ourValueOf(ours, field) === min ? min + 1 : min
      const draft = withField(ours, field, now)
      expect(changedIn(draft).map(({ path }) => pathKey(path))).toEqual([pathKey(field.path)])
      const again = draftOf(form, fileOf(draft))
      expect(valueOf(again, field)).toBe(now)
      expect(fileOf(withOurs(again, field))).toEqual({})
    }
  })

  it('parts of a file that this version does not have are dropped and named', () => {
    const [field] = fields
    if (field === undefined) throw new Error('no field')
    const own = fileOf(withField(ours, field, field.allows.kind === 'whole' ? field.allows.max : null))
    const table = String(field.path[0])
    const { file, dropped } = sifted(form, withValue(own, ['nonsense'], { x: 1 }))
    expect(file).toEqual(own)
    expect(dropped).toEqual(['nonsense'])
    expect(sifted(form, { [table]: 'nothing' }).dropped).toEqual([table])
  })

  it('a number out of range stays in the file, to be corrected', () => {
    const field = fields.find(({ allows, absent }) => allows.kind === 'whole' && absent !== true)
    if (field === undefined) throw new Error('no field')
    const wrong = fileOf(withField(ours, field, 1000))
    expect(sifted(form, wrong)).toEqual({ file: wrong, dropped: [] })
    expect(wrongIn(draftOf(form, wrong)).map(({ path }) => pathKey(path))).toEqual([pathKey(field.path)])
  })
})

describe('a card, a price and a limit by the form', () => {
  it('Vindication', () => {
    let draft = draftOf(vindicationNumbers, {})
    draft = withField(draft, at(draft, 'Creativity', 'Honor'), 9)
    draft = withField(draft, at(draft, 'Prices and limits', 'Crystals in the game'), 7)
    const file = fileOf(draft)
    expect(file).toEqual({ cards: { creativity: { honor: 9 } }, jewelcrafter: { supply: 7 } })
    const values = vindication.values.read(file, vindicationNumbers.everything)
    expect(values.honor['creativity']).toBe(9)
    expect(values.amounts['jewelcrafter']?.['supply']).toBe(7)
  })

  it('Vindication: a companion gives an attribute that it did not give before', () => {
    const draft = draftOf(vindicationNumbers, {})
    const field = at(draft, 'Drokk, Stone Whisperer', 'Gives vision')
    expect(field.absent).toBe(true)
    const more = withField(draft, field, 2)
    expect(fileOf(more)).toEqual({ cards: { drokk: { gives: { strength: 2, vision: 2 } } } })
    expect(fileOf(withField(more, field, 0))).toEqual({})
  })

  it('Now or Never', () => {
    let draft = draftOf(nowOrNeverNumbers, {})
    draft = withField(draft, at(draft, 'Lift-Cage Repairs', 'Points'), 8)
    draft = withField(draft, at(draft, 'Inn', 'Price'), 2)
    draft = withField(draft, at(draft, 'The game', 'Seasons'), 4)
    const file = fileOf(draft)
    expect(file).toMatchObject({
      quests: { B01: { vp: 8 } },
      buildings: { inn: { cost: 2 } },
      setup: { seasons: 4 },
    })
    const values = nowOrNever.values.read(file, {})
    expect([values.quests['B01']?.vp, values.buildings['inn']?.cost, values.setup.seasons]).toEqual([8, 2, 4])
  })

  it('Heroes', () => {
    let draft = draftOf(heroesNumbers, {})
    draft = withField(draft, at(draft, 'Rage', 'Mana'), 6)
    draft = withField(draft, at(draft, 'Warrior', 'Price: Ore'), 1)
    draft = withField(draft, at(draft, 'Limits', 'Most of one resource'), 12)
    const file = fileOf(draft)
    expect(file).toEqual({
      spells: { rage: { mana: 6 } },
      units: { warrior: { price: { ore: 1 } } },
      cap: 12,
    })
    const values = heroes.values.read(file, {})
    expect([values.spells['rage']?.mana, values.units.warrior.price, values.cap]).toEqual([
      6,
      { food: 2, ore: 1 },
      12,
    ])
  })
})

describe('numbers that do not fit together', () => {
  it('more resources at the start than a track holds', () => {
    let draft = draftOf(heroesNumbers, {})
    draft = withField(draft, at(draft, 'Limits', 'Most of one resource'), 1)
    expect(clashIn(draft)).toMatchObject({
      entry: { title: 'At the start' },
      field: { label: 'Of each resource' },
      needed: 'a whole number from 0 to 1',
    })
  })

  it('a Tactic card with a price in two resources', () => {
    let draft = draftOf(heroesNumbers, {})
    draft = withField(draft, at(draft, 'Charge', 'Price: Ore'), 1)
    expect(clashIn(draft)).toMatchObject({ entry: { title: 'Charge' }, needed: 'a price in one resource' })
  })

  it('too few first companions without the expansions', () => {
    let draft = draftOf(vindicationNumbers, {})
    const red = draft.chapters.find(({ id }) => id === 'red')?.entries ?? []
    for (const { fields } of red) {
      const first = fields.find(({ label }) => label === 'First companion')
      if (first !== undefined) draft = withField(draft, first, false)
    }
    expect(clashIn(draft)).toMatchObject({ needed: 'at least 4 red companions who may start' })
  })
})

describe('a table', () => {
  const pets = { menagerie: { market: 2 }, cards: { brokk: { honor: 7 }, creativity: { honor: 9 } } }

  it('is played without the numbers of expansions that it does not use', () => {
    expect(forTable(vindicationNumbers, pets, {})).toEqual({
      values: { cards: { creativity: { honor: 9 } } },
      used: 1,
      unused: ['Exotic Pet Menagerie'],
    })
    expect(() => vindication.values.read(forTable(vindicationNumbers, pets, {}).values, {})).not.toThrow()
  })

  it('is played with all of them if it uses the expansion', () => {
    const options = { menagerie: true }
    expect(forTable(vindicationNumbers, pets, options)).toEqual({ values: pets, used: 3, unused: [] })
  })

  it('lists the numbers of an update, which has the whole file', () => {
    const { values } = vindication
    const whole = values.write(values.read({ cards: { creativity: { honor: 9 } } }, {}))
    const draft = draftOf(vindicationNumbers, whole)
    expect(changedIn(draft).map(({ path }) => pathKey(path))).toEqual(['cards/creativity/honor'])
  })
})

describe('typing', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['-3', -3],
    ['−3', -3],
    ['', ''],
    ['1x', '1x'],
    ['1.5', '1.5'],
    ['12345678901', '12345678901'],
  ])('%j', (text, value) => {
    expect(typed(text)).toBe(value)
  })

  it('a half-written number is kept as it was typed, and wrong', () => {
    const draft = draftOf(vindicationNumbers, {})
    const field = at(draft, 'Creativity', 'Honor')
    const half = withField(draft, field, typed('-'))
    expect(isWrong(half, field)).toBe(true)
    expect(isChanged(half, field)).toBe(true)
    expect(valueOf(draftOf(vindicationNumbers, fileOf(half)), field)).toBe('-')
  })
})

it('a check without a description has no field', () => {
  const anything = (_value: unknown): _value is unknown => true
  expect(leavesIn(anything, { a: 1 })).toEqual([])
})
