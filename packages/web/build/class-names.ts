// Short class names: letters for the style sheet and a number for the class in it, as in `ab3`. Every build of the
// same sources gives the same names. With hashes, every table would load 3 kilobytes more.
import { globSync } from 'node:fs'
import { join } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SHEETS = globSync('{src,test-game}/**/*.module.css', {
  cwd: join(import.meta.dirname, '..'),
}).toSorted()

/** a, b … z, aa, ab … */
function letters(n: number): string {
  const rest = Math.floor(n / LETTERS.length)
  return (rest === 0 ? '' : letters(rest - 1)) + (LETTERS[n % LETTERS.length] ?? '')
}

export function shortNames(): (name: string, file: string) => string {
  const known = new Map<string, string[]>()
  return (name, file) => {
    const sheet = SHEETS.findIndex((path) => file.split('?')[0]?.endsWith(`/${path}`))
    if (sheet === -1) throw new Error(`${file} is no style sheet of the client`)
    const names = known.get(file) ?? []
    known.set(file, names)
    if (!names.includes(name)) names.push(name)
    return `${letters(sheet)}${names.indexOf(name)}`
  }
}
