// Copies the few icons the client draws out of game-icons.net (CC BY 3.0) into two small modules.
// Run after changing a list: node packages/web/scripts/icons.ts
import { writeFileSync } from 'node:fs'
import { icons as set } from '@iconify-json/game-icons'
import { faces, facesApart } from '@lorehall/vindication/face'
import { ICONS } from './icon-names.ts'
import { thinPath } from './thin-path.ts'

function pathOf(name: string): string {
  const body = set.icons[name]?.body
  if (body === undefined) throw new Error(`game-icons has no '${name}'`)
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => thinPath(d).replace(/^m/, 'M'))
  return paths.join('')
}

function write(
  file: string,
  about: string,
  constant: string,
  entries: readonly (readonly [string, string])[],
): void {
  const lines = entries.map(([key, value]) => `  '${key}': '${value}',`)
  const text = [
    `// ${about} From game-icons.net, CC BY 3.0; made by packages/web/scripts/icons.ts.`,
    `export const ${constant} = {`,
    ...lines,
    '} as const',
    '',
  ].join('\n')
  writeFileSync(new URL(`../src/icons/${file}`, import.meta.url), text)
}

const byName = (names: readonly string[]) =>
  [...new Set(names)].toSorted().map((name) => [name, pathOf(name)] as const)

write('game-icons.ts', 'Paths of the icons of the client, on a grid of 512.', 'GAME_ICONS', byName(ICONS))
write(
  'emblems.ts',
  'Paths of the charges on cards, on a grid of 512.',
  'EMBLEMS',
  byName([...faces(), ...facesApart()].map(({ emblem }) => emblem)),
)
