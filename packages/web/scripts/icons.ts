// Copies the few icons the client draws out of game-icons.net (CC BY 3.0): the hall's and each game's into
// small modules, the charges on all games' cards into files of their own, each fetched with the first card that
// bears it. Run after changing a list: node packages/web/scripts/icons.ts
import { globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { icons as set } from '@iconify-json/game-icons'
import { charge } from '../src/table/cards/charge.ts'
import { APART, ICONS } from './icon-names.ts'
import { thinPath } from './thin-path.ts'

const web = dirname(import.meta.dirname)
const src = join(web, 'src')

function pathOf(name: string): string {
  const body = set.icons[name]?.body
  if (body === undefined) throw new Error(`game-icons has no '${name}'`)
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => thinPath(d).replace(/^m/, 'M'))
  return paths.join('')
}

const sorted = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '').toSorted()

function writeIcons(file: string, about: string, constant: string, names: readonly string[]): void {
  const text = [
    `// ${about} on a grid of 512. From game-icons.net, CC BY 3.0; made by packages/web/scripts/icons.ts.`,
    `export const ${constant} = {`,
    ...sorted(names).map((name) => `  '${name}': '${pathOf(name)}',`),
    '} as const',
    '',
  ].join('\n')
  writeFileSync(join(src, file), text)
}

function writeCharges(folder: string, names: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) rmSync(join(folder, file))
  for (const name of sorted(names)) writeFileSync(join(folder, `${name}.svg`), charge(pathOf(name)))
}

interface Names {
  readonly ICONS: readonly string[]
  /** Those that no table shows when it begins, by the part that shows them: a game may have none. */
  readonly APART?: Readonly<Record<string, readonly string[]>>
  /** What is drawn on its cards. */
  readonly CHARGES: readonly string[]
}

function isNames(module: unknown): module is Names {
  return typeof module === 'object' && module !== null && 'ICONS' in module && 'CHARGES' in module
}

interface Borne {
  readonly EMBLEM: Readonly<Record<string, string>>
}

function isBorne(module: unknown): module is Borne {
  return typeof module === 'object' && module !== null && 'EMBLEM' in module
}

/** Each part's in a file of its own, which is fetched with it. */
function writeApart(folder: string, parts: Readonly<Record<string, readonly string[]>>): void {
  for (const [part, names] of Object.entries(parts)) {
    const file = join(folder, `${part}-icons.ts`)
    writeIcons(
      file,
      'Paths of icons that are fetched when they are shown',
      `${part.toUpperCase()}_ICONS`,
      names,
    )
  }
}

writeIcons('icons/game-icons.ts', 'Paths of the icons of the hall', 'GAME_ICONS', ICONS)
writeApart('icons', APART)
const charges: string[] = []
for (const list of globSync('games/*/icons/names.ts', { cwd: src })) {
  const names: unknown = await import(join(src, list))
  if (!isNames(names)) throw new Error(`${list} names no icons`)
  const folder = dirname(list)
  writeIcons(join(folder, 'icons.ts'), "Paths of the game's icons", 'ICONS', names.ICONS)
  writeApart(folder, names.APART ?? {})
  charges.push(...names.CHARGES)
}
/** What the cards of modules bear. */
for (const list of globSync('games/*/modules/*/emblems.ts', { cwd: src })) {
  const borne: unknown = await import(join(src, list))
  if (!isBorne(borne)) throw new Error(`${list} names no emblems`)
  charges.push(...Object.values(borne.EMBLEM))
}
writeCharges(join(web, 'public/charges'), charges)
