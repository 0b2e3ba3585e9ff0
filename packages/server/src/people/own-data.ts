// The file with everything that is stored about a person. It may be long, so it is written in pieces.
import type { OnlineGives } from '@lorehall/protocol'
import { measured } from '../guard/charged.ts'
import type { StoredAbout } from '../rows/stored-about.ts'
import { OWN_DATA_EN, type OwnDataSection } from './en.ts'

const written = (value: unknown): string => JSON.stringify(value)

/** Together, the pieces are one JSON object. */
export async function* writtenData(stored: AsyncIterable<StoredAbout>, at: Date): AsyncGenerator<string> {
  const head: Omit<OnlineGives<'data'>, 'stored'> = { about: OWN_DATA_EN.whole, written: at.toISOString() }
  yield `${written(head).slice(0, -1)},\n"stored":{`
  let open: OwnDataSection | null = null
  for await (const { section, rows } of stored) {
    const lines = measured(() => rows.map(written).join(',\n'))
    if (section !== open) {
      const before = open === null ? '' : ']},'
      yield `${before}\n"${section}":{"about":${written(OWN_DATA_EN[section])},"rows":[\n${lines}`
    } else if (rows.length > 0) yield `,\n${lines}`
    open = section
  }
  yield ']}\n}}\n'
}
