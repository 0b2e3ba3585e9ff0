// The numbers of the box as a form, for its owners: Units, structures, tokens and cards, and the limits of the game.
import { chosen, merged } from '@lorehall/grammar'
import {
  labeled,
  leavesByStart,
  leavesIn,
  type Leaf,
  type NumberChapter,
  type NumberEntry,
  type NumberField,
  type NumbersForm,
  valueAt,
} from '@lorehall/grammar/numbers'
import { isRecord, type Json } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import { MODULES } from './modules.ts'
import { CARDS_EN } from './text/cards/en.ts'
import { FIELDS_EN, NUMBERS_EN, TOKEN_TITLES_EN, UNIT_TITLES_EN } from './text/numbers/en.ts'
import { nameOf } from './text/words/en.ts'
import { numbersFor, oursWith } from './values/file.ts'
import type { Tuned } from './values/tuned.ts'
import { valuesWith } from './values/index.ts'
import { provenanceOf } from './values/provenance.ts'
import { RESOURCES, UNITS } from './values/words.ts'

const CONTENTS: readonly Content[] = MODULES.map(({ content }) => content)

/** The ids of the records that a module adds to tables of the base. */
const spellsOf = ({ spells = {}, enemySpells = {} }: Content) => Object.keys({ ...spells, ...enemySpells })
const tracksOf = ({ enemies = {} }: Content) => Object.keys(enemies)

const BROUGHT = new Set(CONTENTS.flatMap((content) => [...spellsOf(content), ...tracksOf(content)]))

type Path = Leaf['path']
type Entry = (title: string, ...starts: Path[]) => NumberEntry

const named = (id: string): string => CARDS_EN[id]?.name ?? id

/** The Building or Hero of an ability, and its level. */
function abilityLabel(id: string): string {
  const [on = '', level] = id.split('.')
  const names = merged(CONTENTS.map((content) => content.names))
  return `${names[on] ?? named(on)} ${'I'.repeat(Number(level))}`
}

/** The label of a number by its path: most by the last step. */
function labelOf(path: Path): string {
  const [table, second, third, fourth] = path.map(String)
  const last = String(path.at(-1))
  const resource = RESOURCES.find((kind) => kind === last)
  const n = Number(last) + 1
  if (table === 'tax') return NUMBERS_EN.taxed(n)
  if (table === 'enemy' && second === 'capital') return NUMBERS_EN.enemyCapital(n)
  if (table === 'enemy' && second === 'tracks') {
    return fourth === 'ore' ? NUMBERS_EN.trackOre(n) : NUMBERS_EN.trackVp(n)
  }
  if (table === 'tuned') return second === 'spaces' ? NUMBERS_EN.spaces(last) : abilityLabel(last)
  if (third === 'against') return NUMBERS_EN.against(named(last))
  if (resource !== undefined && table !== 'spells') {
    return NUMBERS_EN.price(nameOf({ values: { names: {} } }, resource))
  }
  return FIELDS_EN[last] ?? last
}

const fieldOf = (path: Path): Omit<NumberField, keyof Leaf> => ({
  label: labelOf(path),
  source: provenanceOf(path.join('/')),
})

/** Entries of all records of the base in a table, in its order. */
const records = (whole: Json, entry: Entry, table: Path, title: (id: string) => string): NumberEntry[] => {
  const found = valueAt(whole, table)
  return (isRecord(found) ? Object.keys(found) : [])
    .filter((id) => !BROUGHT.has(id))
    .map((id) => entry(title(id), [...table, id]))
}

const chapter = (id: string, title: string, ...entries: readonly NumberEntry[]): NumberChapter => ({
  id,
  title,
  module: null,
  entries,
})

/** The card on which a faction of a module counts; empty: none does. */
const cardOf = ({ factions = {} }: Content): string =>
  Object.values(factions).find(({ souls }) => souls !== undefined)?.souls?.card ?? ''

/** The numbers of the world and of abilities that a module tunes; other modules tune others. */
const tunedPaths = ({ spaces = {}, abilities = {} }: Tuned): Path[] => [
  ...Object.keys(spaces).map((id) => ['tuned', 'spaces', id]),
  ...Object.keys(abilities).map((id) => ['tuned', 'abilities', id]),
]

/** A module's Units for hire, counters, Spells and Enemy tracks. A module without numbers has no chapter. */
function moduleChapter(content: Content, entry: Entry): NumberChapter[] {
  const { id, field, names, hires = {}, counters = {}, tuned } = content
  const title = field?.title ?? id
  const entries = [
    ...Object.entries(hires).map(([unit, hire]) => entry(names[hire.id] ?? hire.id, ['hires', unit])),
    ...Object.keys(counters).map((counter) =>
      entry(names[cardOf(content)] ?? counter, ['counters', counter]),
    ),
    ...(tuned === undefined ? [] : [entry(NUMBERS_EN.tuned, ...tunedPaths(tuned))]),
    ...spellsOf(content).map((spell) => entry(names[spell] ?? spell, ['spells', spell])),
    ...tracksOf(content).map((track) =>
      entry(NUMBERS_EN.track(names[track] ?? track), ['enemy', 'tracks', track]),
    ),
  ]
  return entries.length === 0 ? [] : [{ id, title, module: title, entries }]
}

const tokenTitle = (id: string): string => TOKEN_TITLES_EN[id] ?? id

function chapters(whole: Json): readonly NumberChapter[] {
  const leaves = leavesByStart(leavesIn(numbersFor(oursWith(CONTENTS)), whole))
  const entry: Entry = (title, ...starts) => ({
    id: starts.map((start) => start.join('/')).join(' '),
    title,
    fields: labeled(
      starts.flatMap((start) => leaves(start)),
      0,
      fieldOf,
    ),
  })
  return [
    chapter(
      'limits',
      NUMBERS_EN.limits,
      entry(NUMBERS_EN.start, ['start']),
      entry(NUMBERS_EN.most, ['cap'], ['tokens'], ['regionLimit'], ['capacity']),
    ),
    chapter(
      'units',
      NUMBERS_EN.units,
      ...UNITS.map((unit) =>
        entry(UNIT_TITLES_EN[unit], ['units', unit], ...(unit === 'air' ? [['airSpeedLevel2']] : [])),
      ),
      entry(NUMBERS_EN.pair, ['pair']),
    ),
    chapter(
      'structures',
      NUMBERS_EN.structures,
      ...[0, 1, 2].map((i) => entry(NUMBERS_EN.level(i + 1), ['capital', i])),
      entry(NUMBERS_EN.building, ['building']),
      entry(NUMBERS_EN.tower, ['tower']),
    ),
    chapter(
      'actions',
      NUMBERS_EN.actions,
      entry(NUMBERS_EN.tax, ['tax']),
      entry(NUMBERS_EN.research, ['conjure'], ['scribedVp']),
      entry(NUMBERS_EN.scored, ['regionVp'], ['battleVp'], ['destroyedVp']),
      entry(NUMBERS_EN.bulwark, ['bulwark']),
    ),
    chapter(
      'tokens',
      NUMBERS_EN.tokens,
      // Some tokens have a number of their own beside the others.
      ...Object.keys(TOKEN_TITLES_EN)
        .filter((table) => valueAt(whole, [table]) !== undefined)
        .map((table) => entry(tokenTitle(table), [table])),
      ...records(whole, entry, ['explore'], tokenTitle),
    ),
    chapter('tactics', NUMBERS_EN.tactics, ...records(whole, entry, ['tactics'], named)),
    chapter('spells', NUMBERS_EN.spells, ...records(whole, entry, ['spells'], named)),
    chapter(
      'enemy',
      NUMBERS_EN.enemy,
      entry(
        NUMBERS_EN.enemyAll,
        ...['resources', 'easyResources', 'capital', 'rampart', 'tokenVp', 'insteadVp'].map((id) => [
          'enemy',
          id,
        ]),
      ),
      ...records(whole, entry, ['enemy', 'cards'], (id) => NUMBERS_EN.enemyCard(Number(id.slice(1)))),
      ...records(whole, entry, ['enemy', 'tracks'], (id) => NUMBERS_EN.track(named(id))),
    ),
    ...CONTENTS.flatMap((content) => moduleChapter(content, entry)),
  ]
}

export const numbers: NumbersForm = {
  template: (options) => oursWith(chosen(CONTENTS, options)),
  everything: Object.fromEntries(CONTENTS.map(({ id }) => [id, true])),
  chapters,
  read: valuesWith(CONTENTS, []),
  depth: () => Infinity,
}
