// For any options and any values file, the page composes the same values as the rules, field by field.
import { isDeepStrictEqual } from 'node:util'
import { heroes } from '@lorehall/heroes'
import { type Client, Hall, memoryStore, type Update } from '@lorehall/host'
import {
  Chance,
  type Game,
  type GameOptions,
  isRecord,
  type Json,
  readOptions,
  Table,
} from '@lorehall/kernel'
import { drawnStart, valuesOf } from '@lorehall/kernel/testing'
import { nowOrNever } from '@lorehall/now-or-never'
import { vindication } from '@lorehall/vindication'
import { beforeAll, describe, expect, it } from 'vitest'
import { valuesOf as heroesValues } from '../src/games/heroes/facts.ts'
import { loadAllModules as heroesModules } from '../src/games/heroes/modules.ts'
import { valuesOf as nowOrNeverValues } from '../src/games/now-or-never/facts.ts'
import { valuesOf as vindicationValues } from '../src/games/vindication/facts.ts'
import { valuesFor } from '../src/table-ui/played-with.ts'
import type { Shown } from '../src/table-ui/view.ts'

interface Played {
  readonly game: Game
  readonly page: (shown: Shown) => object
  /** A values file with printed numbers. */
  readonly file: Json
  /** Whether the page has the rules of modules, too; otherwise it has only their contents. */
  readonly rules: boolean
}

const GAMES: readonly Played[] = [
  {
    game: vindication,
    page: vindicationValues,
    file: { vindicating: 7, cards: { drokk: { honor: 9 } } },
    rules: true,
  },
  { game: nowOrNever, page: nowOrNeverValues, file: { quests: { B01: { vp: 7 } } }, rules: false },
  { game: heroes, page: heroesValues, file: { cap: 30, spells: { rage: { mana: 5, vp: 2 } } }, rules: true },
]

const COMBINATIONS = 150

const nobody: Client = { tell: () => undefined, stopped: () => undefined }

/** As it reaches a page, through JSON. */
const sent: (text: string) => Update = JSON.parse

async function shownAt(game: Game, seats: number, options: GameOptions, values: Json): Promise<Update> {
  const hall = new Hall({
    game: () => Promise.resolve(game),
    judge: () => Promise.reject(new Error('nobody here is a bot')),
    store: memoryStore(),
    newId: () => 'table',
    newSeed: () => 'values',
    now: () => 0,
    breathe: () => Promise.resolve(),
  })
  const plans = Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, kind: 'person' as const }))
  await hall.request(nobody, 'create', { game: game.id, seats: plans, options, values })
  return sent(JSON.stringify(await hall.request(nobody, 'watch', { table: 'table', eyes: 0 })))
}

const fieldsIn = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : [])

/** The fields of the rules' values that the page lacks. Modules add functions, which only rules call. */
function missing(page: unknown, rules: unknown, path: string): string[] {
  if (!isRecord(page) || !isRecord(rules)) return []
  return fieldsIn(rules).flatMap((name) => {
    if (Object.hasOwn(page, name)) return missing(page[name], rules[name], `${path}/${name}`)
    return [`${path}/${name}`]
  })
}

/** The fields in which the two differ; an inner record of the rules may have more, which `missing` finds. */
function different(page: unknown, rules: unknown, path: string): string[] {
  if (page === rules) return []
  // Functions of several modules are joined again for each composition.
  if (typeof page === 'function' && typeof rules === 'function' && String(page) === String(rules)) return []
  if (!isRecord(page) || !isRecord(rules) || page instanceof Map)
    return isDeepStrictEqual(page, rules) ? [] : [path]
  return fieldsIn(page).flatMap((name) => different(page[name], rules[name], `${path}/${name}`))
}

const isOfModules = (field: string) => field.startsWith('/box/')

/** The names of what a module brings for a table: only the host writes text about it. */
function isBrought(values: unknown): (field: string) => boolean {
  const box = isRecord(values) ? values['box'] : null
  const covers: unknown = isRecord(box) ? box['covers'] : null
  const names = new Set(Array.isArray(covers) ? covers.map((id) => `/names/${String(id)}`) : [])
  return (field) => names.has(field)
}

/** The fields that the page has differently from the rules, or not at all. */
async function faults(
  { game, page, rules }: Played,
  seats: number,
  options: GameOptions,
  file: Json,
): Promise<string[]> {
  const { values } = new Table(game, { seats, options, values: file, seed: 'values' }).machine
  const composed = page(await shownAt(game, seats, options, file))
  const brought = isBrought(values)
  const gone = missing(composed, values, '').filter((field) => !isOfModules(field) && !brought(field))
  const others = different(composed, values, '').filter((field) => rules || !isOfModules(field))
  return [...others, ...gone]
}

/** A page fetches the modules of a table before it composes its values. */
beforeAll(heroesModules)

describe.each(GAMES)('$game.id', (played) => {
  const { game, file } = played
  const fields = Object.entries(game.form.options.properties)
  const every = fields.flatMap(([name, field]) => valuesOf(field).map((value) => [name, value] as const))
  const seen = new Set<string>()
  const note = (options: GameOptions) => {
    for (const pair of Object.entries(options)) seen.add(JSON.stringify(pair))
  }

  it('agrees for each value of each option', async () => {
    for (const [name, value] of every) {
      const options = readOptions(game, { [name]: value })
      const { against, seats } = game.form.allows(options)
      if (against !== null) continue
      note(options)
      for (const own of [{}, file]) expect(await faults(played, seats[0] ?? 0, options, own)).toEqual([])
    }
  })

  it('agrees for random combinations that cover every value', async () => {
    const chance = new Chance(`values of ${game.id}`)
    for (let n = 0; n < COMBINATIONS; n++) {
      const { options, seats } = drawnStart(game, {}, chance)
      note(options)
      expect(await faults(played, seats, options, n % 3 === 0 ? file : {})).toEqual([])
    }
    expect(every.filter((pair) => !seen.has(JSON.stringify(pair)))).toEqual([])
  })

  it("a table's own values file changes the values", async () => {
    const own = await shownAt(game, game.form.allows(readOptions(game, {})).seats[0] ?? 0, {}, file)
    expect(played.page(own)).not.toEqual(played.page({ ...own, values: null }))
  })
})

describe('composed for what is shown', () => {
  const compose = (file: Json, options: GameOptions) => ({ file, options })
  const shown = (values: Json | null, options: GameOptions) => ({ values, options })

  it('is the same object while file and options are equal', () => {
    const valuesOf = valuesFor(compose)
    const first = valuesOf(shown({ cap: 3 }, { map: 'above' }))
    expect(valuesOf(shown({ cap: 3 }, { map: 'above' }))).toBe(first)
    expect(valuesOf(shown({ cap: 4 }, { map: 'above' })).file).toEqual({ cap: 4 })
    expect(valuesOf(shown({ cap: 4 }, { map: 'under' })).options).toEqual({ map: 'under' })
  })

  it("is the game's own without a file", () => {
    expect(valuesFor(compose)(shown(null, {})).file).toEqual({})
  })
})
