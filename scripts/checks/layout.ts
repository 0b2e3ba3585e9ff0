// Every game has the layout of docs/adding-a-game.md and a small module for tests, and there is no English in its data or
// its lobby form.
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@lorehall/server/games'
import { literals, read } from './source.ts'

const SOURCES = `
  index game judge inspect form client options contents modules
  state setup copy check view guess scoring choices reasons
  coverage counts rulesets rules/step rules/all-steps rules/turn values/index bot/quick bot/worth
  box/box box/content box/module text/cards/en text/lobby/en
`
  .trim()
  .split(/\s+/)

/** `"rich-vein"` is an id, `"Rich Vein"` is English. */
const isEnglish = (text: string) => /[A-Za-z]+ [A-Za-z]/.test(text) || /^[A-Z][a-z]+$/.test(text)

function missing(root: string, game: string): string[] {
  const paths = [
    ...SOURCES.map((name) => `packages/${game}/src/${name}.ts`),
    `packages/${game}/src/cards`,
    `packages/${game}/src/map`,
    `packages/${game}/src/rules/steps`,
    `packages/web/src/games/${game}/cards/emblems.ts`,
  ]
  return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${path} is not there`)
}

function english(root: string, game: string): string[] {
  const src = `packages/${game}/src`
  return globSync([`${src}/**/*.json`, `${src}/options.ts`], { cwd: root }).flatMap((path) =>
    literals(read(root, path))
      .filter(({ text, before }) => isEnglish(text) && !/(?:default: |[!=]== )$/.test(before))
      .map(({ text, line }) => `${path}:${line} says '${text}'; words are in text/, in files named en.ts`),
  )
}

/** The most lines of the module that only tests have. It shows how little a module needs. */
const SMALL = 60

function lanterns(root: string, game: string): string[] {
  const path = `packages/${game}/testing/lanterns.ts`
  if (!existsSync(join(root, path))) return [`${path} is not there`]
  const lines = read(root, path).trimEnd().split('\n').length
  return lines > SMALL ? [`${path} has ${lines} lines; a small module has at most ${SMALL}`] : []
}

export const layoutOf = (root: string, game: string): string[] => [
  ...missing(root, game),
  ...lanterns(root, game),
  ...english(root, game),
]

export const layout = (root: string): string[] => games.flatMap(({ id }) => layoutOf(root, id))
