// Every rule in a game's docs has a test with its id in the name, and no test or source cites a rule that doesn't
// exist. Each game has its own first letters: V-MOVE-2.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@lorehall/server/games'
import { lineAt, literals, packageNames, read, sourcesUnder } from './source.ts'

// A rule begins its line, as a heading (### V-MOVE-2 …) or in bold (- **V-MOVE-2** …).
const definition = /^(?:#{2,6} |(?:[-*] )?\*\*)([A-Z]+(?:-[A-Z]+)+-\d+)\b/gm
const testFile = /[\w/-]+\.test\.ts\b/g

interface Rule {
  readonly id: string
  /** The test files that the rule's text names. */
  readonly files: readonly string[]
}

interface Mention {
  readonly id: string
  readonly where: string
}

/** Matches the whole id, so V-MOVE-1 is not found inside V-MOVE-12. */
function idsBeginning(letters: string): RegExp {
  return new RegExp(`\\b${letters}-[A-Z]+(?:-[A-Z]+)*-\\d+\\b`, 'g')
}

function mentionsIn(path: string, text: string, anyId: RegExp): Mention[] {
  return [...text.matchAll(anyId)].map((match) => ({
    id: match[0],
    where: `${path}:${lineAt(text, match.index)}`,
  }))
}

function rulesIn(text: string): Rule[] {
  const starts = [...text.matchAll(definition)]
  return starts.map((start, index) => ({
    id: start[1] ?? '',
    files: text.slice(start.index, starts[index + 1]?.index).match(testFile) ?? [],
  }))
}

/** Rule ids in the names of tests; an id in a comment doesn't count. */
function tested(root: string, anyId: RegExp): Mention[] {
  return packageNames(root)
    .flatMap((name) => sourcesUnder(root, `packages/${name}/test`))
    .filter((path) => path.endsWith('.test.ts'))
    .flatMap((path) =>
      literals(read(root, path)).flatMap(({ text, line }) =>
        [...text.matchAll(anyId)].map(([id]) => ({ id, where: `${path}:${line}` })),
      ),
    )
}

function cited(root: string, anyId: RegExp): Mention[] {
  return packageNames(root)
    .flatMap((name) => sourcesUnder(root, `packages/${name}/src`))
    .flatMap((path) => mentionsIn(path, read(root, path), anyId))
}

export function rules(root: string): string[] {
  return games.flatMap(({ id }) => rulesOf(root, `docs/rules/${id}.md`))
}

function rulesOf(root: string, docs: string): string[] {
  if (!existsSync(join(root, docs))) return [`${docs} is missing`]
  const text = read(root, docs)
  const book = rulesIn(text)
  if (book.length === 0) return [`${docs} defines no rule this check can read, such as "### V-MOVE-2 …"`]

  const ids = book.map(({ id }) => id)
  const known = new Set(ids)
  const anyId = idsBeginning(ids[0]?.split('-')[0] ?? '')
  const tests = tested(root, anyId)
  const held = new Set(tests.map(({ id }) => id))
  const strays = [...mentionsIn(docs, text, anyId), ...tests, ...cited(root, anyId)].filter(
    ({ id }) => !known.has(id),
  )
  const misplaced = book.flatMap(({ id, files }) =>
    files
      .filter((file) => !tests.some((test) => test.id === id && test.where.includes(`/${file}:`)))
      .map((file) => `${docs}: ${id} is said to be held by ${file}, which has no test named after it`),
  )
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${docs} defines ${id} twice`),
    ...[...known].filter((id) => !held.has(id)).map((id) => `${docs}: no test is named after ${id}`),
    ...misplaced,
    ...strays.map(({ id, where }) => `${where} names ${id}, a rule ${docs} does not have`),
  ]
}
