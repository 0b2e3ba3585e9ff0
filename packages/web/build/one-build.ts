// Builds the workers as further entries of the page's build. Modules that several of them need, mainly a game's cards
// and their texts, are then in one file and fetched once.
import type { Plugin } from 'vite'

/** The workers, by the file that starts them: `new URL('./worker.ts', import.meta.url)`. */
const WORKERS: Readonly<Record<string, string>> = { client: 'worker', thinking: 'think' }
const STARTER = /\/src\/host\/(\w+)\.ts$/
/** Vite's condition for adding preload links to the document. A worker has no document. */
const PRELOADS = 'deps.length > 0'
/** Vite's report of a chunk that can't be loaded. A worker has no window. */
const TOLD = 'window.dispatchEvent'

function replaced(code: string, what: string, by: string): string {
  if (!code.includes(what))
    throw new Error(`'${what}' not found: Vite or a file that starts a worker has changed`)
  return code.replace(what, by)
}

export const oneBuild: Plugin = {
  name: 'lorehall-one-build',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('vite/preload-helper.js')) {
      const here = replaced(code, PRELOADS, `${PRELOADS} && typeof document === 'object'`)
      return replaced(here, TOLD, 'globalThis.dispatchEvent')
    }
    const [, starter = ''] = STARTER.exec(id) ?? []
    const name = WORKERS[starter]
    if (name === undefined) return null
    const ref = this.emitFile({ type: 'chunk', id: id.replace(`${starter}.ts`, `${name}.ts`), name })
    return replaced(code, `new URL('./${name}.ts', import.meta.url)`, `import.meta.ROLLUP_FILE_URL_${ref}`)
  },
}
