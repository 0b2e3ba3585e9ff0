// Copies the icons that the client draws from game-icons.net (CC BY 3.0). Icons of the client and of each game go into
// small modules. Each emblem of a card goes into its own file, fetched with the first card that shows it.
// Run this after changing a list: node packages/web/scripts/icons.ts
import { globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { icons as set } from '@iconify-json/game-icons'
import { charge } from '../src/table-ui/cards/charge.ts'
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
  /** Icons that no table shows when it begins, by the part that shows them. */
  readonly APART?: Readonly<Record<string, readonly string[]>>
  /** The emblems on its cards. */
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

/** Writes one file per part. It is fetched together with that part. */
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
// The emblems on the cards of modules.
for (const list of globSync('games/*/modules/*/emblems.ts', { cwd: src })) {
  const borne: unknown = await import(join(src, list))
  if (!isBorne(borne)) throw new Error(`${list} names no emblems`)
  charges.push(...Object.values(borne.EMBLEM))
}
writeCharges(join(web, 'public/charges'), charges)
