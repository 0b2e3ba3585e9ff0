// Cards and tokens are data. Their ids may appear only where a game keeps data, words and pictures, in its lesson and
// in tests; no rule asks which card it is. The ids come from each game's coverage lists.
import type { GameOptions, WholeGame } from '@lorehall/kernel'
import { valuesOf } from '@lorehall/kernel/testing'
import { games, wholeGame } from '@lorehall/server/games'
import { type Literal, literals, ordinaryWords, packageNames, read, sourcesUnder } from './source.ts'

type AnyGame = Pick<WholeGame, 'id' | 'form' | 'inspect'>

/** Option sets that cover every value of the form, each with one field off its default. */
function everyChoice({
  form: {
    options: { properties },
  },
}: AnyGame): GameOptions[] {
  const fields = Object.entries(properties)
  const usual = Object.fromEntries(fields.map(([name, field]) => [name, field.default]))
  return fields.flatMap(([name, field]) => valuesOf(field).map((value) => ({ ...usual, [name]: value })))
}

/** Names and values of form fields, which may equal the ids of what they add. */
function wordsOfTheForm({
  form: {
    options: { properties },
  },
}: AnyGame): string[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...(field.type === 'string' ? field.enum : []),
  ])
}

/** A bare number is not a name. */
const isName = (id: string) => /[a-z]/i.test(id)

function idsOf(root: string, game: AnyGame): ReadonlySet<string> {
  const ordinary = new Set([...ordinaryWords(root, game.id), ...wordsOfTheForm(game)])
  const all = everyChoice(game).flatMap((options) => game.inspect.coverage(options).cards)
  return new Set(all.filter((id) => isName(id) && !ordinary.has(id)))
}

/** The files where a game's ids belong: its data, its bot's code, words, pictures and lessons. */
function homeOf(game: string): RegExp {
  const data = `${game}/src/(?:.+/)?(?:cards|values|regions|text|prose|brief|bot)/`
  const module = `${game}/src/modules/[^/]+/(?:content|regions|tokens|worth)\\.ts$`
  const page = `web/src/games/${game}/(?:.+/)?(?:lesson/|advice/|cards/|icons/|en\\.ts$|[\\w-]*(?:art|emblems|lines|looks|signs)\\.tsx?$)`
  return new RegExp(`^packages/(?:${data}|${module}|${page})`)
}

/** The name of a step, a prompt or a type: `{ do: 'storm' }`, `StepOf<'storm'>`, `t.ask(seat, 'pick', 'storm')`. */
const isNameOfStep = ({ before }: Literal) => /(?:\bdo: |[<|] ?|\bask\w*\([^()]*, )$/i.test(before)

export async function cardIds(root: string): Promise<string[]> {
  const loaded = await Promise.all(games.map(wholeGame))
  return loaded.flatMap((game) => idsOutside(root, game))
}

function idsOutside(root: string, game: AnyGame): string[] {
  const ids = idsOf(root, game)
  if (ids.size === 0) return [`${game.id} lists no card in its coverage`]
  const home = homeOf(game.id)
  // Another game may use the same name for something else.
  const elsewhere = games.flatMap(({ id: other }) =>
    other === game.id ? [] : [`packages/${other}/`, `packages/web/src/games/${other}/`],
  )
  const isElsewhere = (path: string) => elsewhere.some((folder) => path.startsWith(folder))
  const sources = packageNames(root).flatMap((name) => [
    ...sourcesUnder(root, `packages/${name}/src`),
    ...sourcesUnder(root, `packages/${name}/bin`),
  ])
  return sources
    .filter((path) => !home.test(path) && !isElsewhere(path))
    .flatMap((path) => named(path, read(root, path), ids))
}

function named(path: string, source: string, ids: ReadonlySet<string>): string[] {
  return literals(source).flatMap((literal) => {
    if (isNameOfStep(literal)) return []
    // An option or a place names a card after a colon: `activate:drokk`.
    const id = literal.text.split(':').find((part) => ids.has(part))
    return id === undefined ? [] : [`${path}:${literal.line} names '${id}'; say it in its record as data`]
  })
}
