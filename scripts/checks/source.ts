// Reads sources as text: the list of files, and the string literals in them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export interface Literal {
  readonly text: string
  readonly line: number
  /** The text before it on its line. */
  readonly before: string
}

/** The source files below a folder, as paths from the root with forward slashes. */
export function sourcesUnder(root: string, folder: string): string[] {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => /\.(ts|tsx|js)$/.test(path) && !path.includes('node_modules/'))
    .toSorted()
}

export function packageNames(root: string): string[] {
  return readdirSync(join(root, 'packages')).toSorted()
}

export function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

// Comments are matched first, so a quotation mark inside a comment opens no string.
const commentOrString =
  /\/\/.*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\[\s\S]|[^`\\])*)`/g

/** The string literals of a source, except those in comments. Templates are not evaluated. */
export function literals(source: string): Literal[] {
  const found: Literal[] = []
  for (const match of source.matchAll(commentOrString)) {
    const text = match[1] ?? match[2] ?? match[3]
    if (text === undefined) continue
    const before = source.slice(source.lastIndexOf('\n', match.index) + 1, match.index)
    found.push({ text, line: lineAt(source, match.index), before })
  }
  return found
}

export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length
}

const readManifest: (text: string) => { readonly lorehall?: { readonly ordinaryWords?: readonly string[] } } =
  JSON.parse

/** Ids that are also ordinary words of their game: a deck, a verb, a side. Such a literal names nothing. */
export function ordinaryWords(root: string, game: string): readonly string[] {
  return readManifest(read(root, `packages/${game}/package.json`)).lorehall?.ordinaryWords ?? []
}
