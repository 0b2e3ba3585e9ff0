// Our packages, and the sources of each.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)
const OURS = '@lorehall/'

const read: (text: string) => { readonly dependencies?: object } = JSON.parse

function usedBy(name: string): string[] {
  const { dependencies = {} } = read(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  return Object.keys(dependencies).flatMap((used) => (used.startsWith(OURS) ? [used.slice(OURS.length)] : []))
}

/** The source folders of a package and of all our packages that it depends on, relative to the root. */
export function sourcesOf(name: string): string[] {
  const all = new Set([name])
  // Iterating over a Set includes elements added during the loop.
  for (const one of all) for (const used of usedBy(one)) all.add(used)
  return Array.from(all, (one) => `packages/${one}/src`)
}
