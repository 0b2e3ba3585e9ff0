// The packages of the house, and what each of them is made of.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)
const OURS = '@lorehall/'

const read: (text: string) => { readonly dependencies?: object } = JSON.parse

function usedBy(name: string): string[] {
  const { dependencies = {} } = read(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  return Object.keys(dependencies).flatMap((used) => (used.startsWith(OURS) ? [used.slice(OURS.length)] : []))
}

/** The sources of a package and of all of ours that it leans on, from the root. */
export function sourcesOf(name: string): string[] {
  const all = new Set([name])
  // A set goes on to those that join it meanwhile.
  for (const one of all) for (const used of usedBy(one)) all.add(used)
  return Array.from(all, (one) => `packages/${one}/src`)
}
