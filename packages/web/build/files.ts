// Assigns each module to a file of the build. By default, the bundler makes a file for every set of modules that two
// screens share: dozens of small files that compress badly and import each other.
import { globSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(import.meta.dirname, '..', 'src')

/** The entry points of every table: its screen, and the stage for boards. */
const TABLE = ['screens/table/table.tsx', 'table-ui/stage/board-thing.tsx', 'table-ui/stage/stage.tsx']
/** The entry points of each game's tables. */
const PARTS = globSync('games/*/parts/parts.ts', { cwd: SRC })
const GAMES = PARTS.map((file) => file.split('/')[1] ?? '')
/**
 * The entry points of one game's tables: their parts, the list of their modules, and what a first table fetches for its
 * first hint. Together these are smaller than as files of their own.
 */
const startOf = (game: string) =>
  ['parts/parts.ts', 'modules.ts', 'advice/advice.ts', 'glossary/glossary.ts'].map((file) =>
    join('games', game, file),
  )
/** The tip that most first questions have. */
const TIP = ['screens/table/lesson/hint-tip.tsx']
const sourcesOf = (...files: string[]) =>
  GAMES.flatMap((game) => files.map((file) => join('..', '..', game, 'src', file)))
/** The rules of every table of a game. Modules and the judge are fetched separately. */
const RULES = sourcesOf('game.ts', 'index.ts')
/** The options of a new table, needed before there is one. */
const FORMS = sourcesOf('form.ts', 'options.ts')
/** Code that runs without a table: the first page, the badge it fetches later, and the workers. */
const PAGE = ['main.tsx']
const WORKER = ['host/worker.ts', 'host/think.ts']
const BADGE = ['online/badge.ts']

/** A file of prose, which is fetched by its name and is not among the files that a device keeps from the start. */
const PROSE = /\/prose\/(\w+)\/(\w+)\/en\.ts$/
const GAME_FOLDER = /\/src\/games\/([^/]+)\//
/** Loads the rules of a game. */
const LOADER = /\/src\/games\/([^/]+)\/rules\.ts$/
/** The package that games write their rules with. */
const GRAMMAR = /\/packages\/grammar\//
/** The parts of the kernel that pages, hosts and thinkers share. */
const KERNEL =
  /\/packages\/kernel\/src\/(?:asking|chance|digest|json|machine|option|position|record|refusal|sha256|steps|turn-count)\.ts$/
const GAME_PACKAGE = new RegExp(`/packages/(${GAMES.join('|')})/`)

/** The part of the bundler's plugin context that is used here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** These files and everything they import, directly or indirectly. Dynamic imports don't count. */
function needs(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const all = new Set(files.map((file) => join(SRC, file)))
  // Iterating over a set also visits the members that are added meanwhile.
  for (const id of all) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) all.add(next)
  return all
}

function groupsOf(modules: Modules) {
  const worker = needs(WORKER, modules)
  const elsewhere = needs([...PAGE, ...WORKER, ...BADGE], modules)
  const every = needs(TABLE, modules)
  return {
    first: needs(PAGE, modules).difference(worker),
    tables: needs([...TABLE, ...GAMES.flatMap(startOf)], modules).difference(elsewhere),
    tip: needs(TIP, modules).difference(elsewhere),
    forms: needs(FORMS, modules),
    /** By game: the modules its tables need beyond `TABLE`. A module that only one game uses goes into its file. */
    usedBy: GAMES.map((game) => needs(startOf(game), modules).difference(every)),
    rules: needs(RULES, modules).difference(needs([...WORKER, ...PAGE, ...FORMS], modules)),
  }
}

/**
 * One file for the first screen and one for all tables. Per game: one that draws it, and one with its package: what the
 * page needs, the rules and the form. They share most of their words, so one file is smaller than several.
 */
export function fewFiles(): (id: string, modules: Modules) => string | null {
  let groups: ReturnType<typeof groupsOf> | null = null
  return (id, modules) => {
    const [, chapter, part] = PROSE.exec(id) ?? []
    if (part !== undefined) return `story-prose-${chapter}-${part}`
    const { first, tables, tip, forms, usedBy, rules } = (groups ??= groupsOf(modules))
    if (first.has(id)) return 'first'
    const [, known] = GAME_PACKAGE.exec(id) ?? []
    if (known !== undefined) {
      return tables.has(id) || rules.has(id) || forms.has(id) ? `${known}-box` : null
    }
    const [, loaded] = LOADER.exec(id) ?? []
    if (loaded !== undefined) return `${loaded}-box`
    // The workers need it too, so it can't share a file with page code.
    if (KERNEL.test(id) || (GRAMMAR.test(id) && tables.has(id))) return 'shared'
    if (!tables.has(id)) return tip.has(id) ? 'tip' : null
    const [, drawn] = GAME_FOLDER.exec(id) ?? []
    if (drawn !== undefined) return drawn
    const users = GAMES.filter((_, i) => usedBy[i]?.has(id) === true)
    if (users.length === 1) return users[0] ?? null
    // A module that two games share is not sent to the third.
    return users.length === 2 ? users.join('-and-') : 'table'
  }
}
