// The base of a game names no module: not its id, its settings, its cards or its regions. Lint forbids the imports; this
// finds the names, in the rules, on the page and in style sheets. Only the lists of modules have them.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, type WholeGame } from '@lorehall/kernel'
import { games, wholeGame } from '@lorehall/server/games'
import { lineAt, literals, ordinaryWords, read } from './source.ts'

/** A place in a source and the name that is there. */
interface Name {
  readonly text: string
  readonly line: number
}

const LISTS = /\/(?:contents|labels|modules|rules|lessons|manifest)\.ts$/

/** The base of a game, in its package and on the page. */
function sourcesOf(root: string, game: string): string[] {
  const [rules, page] = [`packages/${game}/src`, `packages/web/src/games/${game}`]
  return globSync([`${rules}/**/*.ts`, `${page}/**/*.{ts,tsx,css}`], { cwd: root })
    .filter((path) => !path.includes('/modules/'))
    .filter((path) => ![rules, page].some((folder) => LISTS.test(path.slice(folder.length))))
    .toSorted()
}

function namesIn(path: string, source: string): Name[] {
  if (path.endsWith('.css'))
    return [...source.matchAll(/=\s*['"]([\w-]+)['"]/g)].map(({ 1: text = '', index }) => ({
      text,
      line: lineAt(source, index),
    }))
  const keys = [...source.matchAll(/(?:^|[{,])\s*([a-zA-Z]\w*):/gm)].map(
    ({ 0: whole, 1: text = '', index }) => ({
      text,
      line: lineAt(source, index + whole.length),
    }),
  )
  const quoted = literals(source).flatMap(({ text, line }) =>
    text.split(/[:/]/).map((part) => ({ text: part, line })),
  )
  return [...keys, ...quoted]
}

/** Exported for its test: `names` are those that only modules may say. */
export function namedIn(root: string, game: string, names: ReadonlySet<string>): string[] {
  return sourcesOf(root, game).flatMap((path) =>
    namesIn(path, read(root, path))
      .filter(({ text }) => names.has(text))
      .map(({ text, line }) => `${path}:${line} names '${text}', which belongs to a module`),
  )
}

interface Content {
  readonly id: string
  readonly settings?: Readonly<Record<string, unknown>>
  readonly [part: string]: unknown
}

/** Also of a card or region in a list of a content. */
const isContent = (value: unknown): value is Content => isRecord(value) && typeof value['id'] === 'string'

/** The contents of a game's modules, which its list of rules holds. */
async function contentsOf(root: string, game: string): Promise<readonly Content[]> {
  const list: unknown = await import(join(root, 'packages', game, 'src/modules.ts'))
  const modules: unknown = isRecord(list) ? list['MODULES'] : undefined
  if (!Array.isArray(modules)) throw new Error(`${game} has no list of modules`)
  return modules.map((one: unknown) => (isRecord(one) ? one['content'] : null)).filter(isContent)
}

/** The ids in the lists of a content, such as cards and regions, and of its named records, such as factions. */
function idsIn(content: Content): string[] {
  const listed = Object.values(content).flatMap((part) => (Array.isArray(part) ? part.filter(isContent) : []))
  const { names } = content
  return [...listed.map(({ id }) => id), ...(isRecord(names) ? Object.keys(names) : [])]
}

/** The ids of modules, of their settings and of all they add to the box. */
export async function namesOfModules(
  root: string,
  { id, inspect }: Pick<WholeGame, 'id' | 'inspect'>,
): Promise<ReadonlySet<string>> {
  const contents = await contentsOf(root, id)
  const base = new Set([...inspect.coverage({}).cards, ...ordinaryWords(root, id)])
  const added = contents.flatMap((content) => inspect.coverage({ [content.id]: true }).cards)
  const names = contents.flatMap((content) => [
    content.id,
    ...Object.keys(content.settings ?? {}),
    ...idsIn(content),
  ])
  return new Set([...names, ...added].filter((name) => !base.has(name)))
}

export async function base(root: string): Promise<string[]> {
  const loaded = await Promise.all(games.map(wholeGame))
  const found = await Promise.all(
    loaded.map(async (game) => namedIn(root, game.id, await namesOfModules(root, game))),
  )
  return found.flat()
}
