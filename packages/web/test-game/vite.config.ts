// The client's build for tests: the list of games has the toy, and the lists of contents have lanterns.
import { join } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import client from '../vite.config.ts'

const WITH_TOY = join(import.meta.dirname, 'list.ts')

const anotherList: Plugin = {
  name: 'lorehall-another-list',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer === WITH_TOY || !source.endsWith('/list.ts')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id.endsWith('/src/games/list.ts') === true ? WITH_TOY : found
  },
}

const CONTENTS = /\/packages\/(?:vindication|now-or-never|heroes)\/src\/contents\.ts$/

/** Adds lanterns to each game's list of modules on a page whose test asks for them. A worker has no local storage. */
const lanternsToo: Plugin = {
  name: 'lorehall-lanterns-too',
  enforce: 'pre',
  transform(code, id) {
    if (!CONTENTS.test(id)) return null
    return `import { lanterns } from '../testing/lanterns.ts'
${code.replace('export const CONTENTS', 'const REAL')}
function wanted(): string | null {
  try {
    return globalThis.localStorage?.getItem('games-under-test') ?? null
  } catch {
    return null
  }
}
export const CONTENTS = wanted() === 'lanterns' ? [...REAL, lanterns.content] : REAL`
  },
}

export default mergeConfig(client, { plugins: [anotherList, lanternsToo] })
