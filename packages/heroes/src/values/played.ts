// Numbers of a module that the table does not use are refused with the name of that module.
import { notPlayed } from '@lorehall/grammar'
import { isRecord, type Json } from '@lorehall/kernel'
import type { Content } from '../box/content.ts'

type Path = readonly string[]

/** Where a values file has the numbers of a module, and the ids of its records there. */
const tablesOf = ({
  spells,
  enemySpells,
  enemies,
  hires,
  counters,
  tuned,
}: Content): readonly [Path, object][] => [
  [['spells'], { ...spells, ...enemySpells }],
  [['enemy', 'tracks'], { ...enemies }],
  [['hires'], { ...hires }],
  [['counters'], { ...counters }],
  [['tuned', 'spaces'], { ...tuned?.spaces }],
  [['tuned', 'abilities'], { ...tuned?.abilities }],
]

/** The names in a table of the file; none if there is no such table. */
function namesIn(file: Json, path: Path): readonly string[] {
  let table: Json | undefined = file
  for (const step of path) table = isRecord(table) ? table[step] : undefined
  return isRecord(table) ? Object.keys(table) : []
}

/** Unknown names are refused elsewhere. */
export function checkPlayed(file: Json, used: readonly Content[], all: readonly Content[]): void {
  for (const content of all) {
    const { field } = content
    if (field === null || used.includes(content)) continue
    for (const [path, records] of tablesOf(content)) {
      const id = namesIn(file, path).find((name) => Object.hasOwn(records, name))
      if (id !== undefined) notPlayed([...path, id], field.title)
    }
  }
}
