// Which file of the build a module goes to. Left to itself the build makes a file of whatever two screens share:
// dozens of small ones, which pack worse and name each other.
import { globSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(import.meta.dirname, '..', 'src')

/** What every table needs: its screen, and what boards are drawn on. */
const TABLE = ['screens/table/table.tsx', 'table/stage/board-thing.tsx', 'table/stage/stage.tsx']
/** What the tables of each game need besides. */
const PARTS = globSync('games/*/table/parts.ts', { cwd: SRC })
const GAMES = PARTS.map((file) => file.split('/')[1] ?? '')
const sourcesOf = (...files: string[]) =>
  GAMES.flatMap((game) => files.map((file) => join('..', '..', game, 'src', file)))
/** The rules that every table of a game is played by; modules and what judges it are fetched besides. */
const RULES = sourcesOf('game.ts', 'index.ts')
/** What is chosen before there is a table. */
const FORMS = sourcesOf('form.ts', 'options.ts')
/** What runs where there is no table: the first page, what it fetches by itself, and the host. */
const PAGE = ['main.tsx']
const WORKER = ['host/worker.ts']
const BADGE = ['online/badge.ts']

const GAME_FOLDER = /\/src\/games\/([^/]+)\//
/** What games write their rules with. */
const GRAMMAR = /\/packages\/grammar\//
const GAME_PACKAGE = new RegExp(`/packages/(${GAMES.join('|')})/`)

/** As much of the build as is asked here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Files and all that they cannot do without. */
function needs(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const all = new Set(files.map((file) => join(SRC, file)))
  // A set goes on to those that join it meanwhile.
  for (const id of all) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) all.add(next)
  return all
}

function groupsOf(modules: Modules) {
  const worker = needs(WORKER, modules)
  const elsewhere = needs([...PAGE, ...WORKER, ...BADGE], modules)
  const every = needs(TABLE, modules)
  return {
    first: needs(PAGE, modules).difference(worker),
    tables: needs([...TABLE, ...PARTS], modules).difference(elsewhere),
    /** Of the hall's own: those that only one game uses lie with that game. */
    usedBy: PARTS.map((part) => needs([part], modules).difference(every)),
    rules: needs(RULES, modules).difference(needs([...WORKER, ...PAGE, ...FORMS], modules)),
  }
}

/** One file for the first screen, one for every table; for each game one to draw it, one to know it, one to play it. */
export function fewFiles(): (id: string, modules: Modules) => string | null {
  let groups: ReturnType<typeof groupsOf> | null = null
  return (id, modules) => {
    const { first, tables, usedBy, rules } = (groups ??= groupsOf(modules))
    if (first.has(id)) return 'first'
    const [, known] = GAME_PACKAGE.exec(id) ?? []
    if (known !== undefined) return tables.has(id) ? `${known}-face` : rules.has(id) ? `${known}-rules` : null
    if (!tables.has(id)) return null
    // The host reads it, too, and has no page.
    if (GRAMMAR.test(id)) return 'grammar'
    const [, drawn] = GAME_FOLDER.exec(id) ?? []
    if (drawn !== undefined) return drawn
    const users = GAMES.filter((_, i) => usedBy[i]?.has(id) === true)
    return users.length === 1 ? (users[0] ?? null) : 'table'
  }
}
