// Style sheets and components agree: every class that a component names is in its sheet, and every class of a sheet is
// used. TypeScript accepts any class name, so a missing class would show only on screen. Media queries are in rem: in
// pixels, large letters would keep a layout that has no space for them.
import { existsSync, globSync } from 'node:fs'
import { join, posix } from 'node:path'
import { lineAt, read } from './source.ts'

const sheetImport = /^import (\w+) from '([^']+\.module\.css)'$/gm
const className = /\.([A-Za-z_][\w-]*)/g
const composed = /composes: ([\w -]+) from '([^']+)'/g
const inPixels = /@media[^{]*\dpx/g
/** Not checked: a build may be older than its sources. */
const BUILT = ['**/dist/**']
const comment = /\/\*[^]*?\*\//g

/** Selectors without their bodies, where `.5rem` would look like a class. */
const selectorsOf = (css: string) =>
  css
    .replace(comment, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, ' ')

const classesOf = (css: string) =>
  new Set(Array.from(selectorsOf(css).matchAll(className), ([, name = '']) => name))

interface Use {
  readonly sheet: string
  readonly name: string
  readonly where: string
}

/**
 * Finds `css.row` and `css['row']`. A computed name such as `css[kind]` counts as a use of every class of the sheet.
 */
function usesIn(path: string, source: string): Use[] {
  return [...source.matchAll(sheetImport)].flatMap(([, variable = '', relative = '']) => {
    const sheet = posix.join(posix.dirname(path), relative)
    const use = new RegExp(`(?<![\\w/'"\`.-])${variable}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(\\[)[^'])`, 'g')
    return Array.from(source.matchAll(use), (found) => ({
      sheet,
      name: found[1] ?? found[2] ?? '*',
      where: `${path}:${lineAt(source, found.index)}`,
    }))
  })
}

export function stylesOf(root: string, folder: string): string[] {
  const uses = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .toSorted()
    .flatMap((path) => usesIn(path, read(root, path)))
  const missing = uses.flatMap(({ sheet, name, where }) => {
    if (!existsSync(join(root, sheet))) return [`${where} imports ${sheet}, which is not there`]
    return name === '*' || classesOf(read(root, sheet)).has(name)
      ? []
      : [`${where} names the class '${name}', which ${sheet} does not have`]
  })
  const sheets = globSync(`${folder}/**/*.module.css`, { cwd: root }).toSorted()
  const compositions = sheets.flatMap((path) =>
    Array.from(read(root, path).matchAll(composed), ([, names = '', from = '']) => ({
      sheet: posix.join(posix.dirname(path), from),
      names: names.split(' '),
    })),
  )
  const unused = sheets.flatMap((sheet) => {
    const named = new Set([
      ...uses.filter((use) => use.sheet === sheet).map(({ name }) => name),
      ...compositions.filter((from) => from.sheet === sheet).flatMap(({ names }) => names),
    ])
    if (named.has('*')) return []
    return [...classesOf(read(root, sheet))]
      .filter((name) => !named.has(name))
      .map((name) => `${sheet} has the class '${name}', which nothing uses`)
  })
  const fixed = globSync(`${folder}/**/*.css`, { cwd: root, exclude: BUILT })
    .toSorted()
    .flatMap((sheet) => {
      const css = read(root, sheet)
      return Array.from(
        css.matchAll(inPixels),
        ({ index }) => `${sheet}:${lineAt(css, index)} has a media query in pixels instead of rem`,
      )
    })
  return [...new Set(missing), ...unused, ...fixed]
}

export const styles = (root: string): string[] => stylesOf(root, 'packages/web')
