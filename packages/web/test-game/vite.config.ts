// The client's build, with a list of games that has the toy in it.
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

export default mergeConfig(client, { plugins: [anotherList] })
