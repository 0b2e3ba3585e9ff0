// Builds the worker as a second entry of the page's build. Modules that both need, mainly a game's cards and their
// texts, are then in one file and fetched once.
import type { Plugin } from 'vite'

/** The host's worker, as client.ts starts it. */
const WORKER = "new URL('./worker.ts', import.meta.url)"
/** Vite's condition for adding preload links to the document. A worker has no document. */
const PRELOADS = 'deps.length > 0'
/** Vite's report of a chunk that can't be loaded. A worker has no window. */
const TOLD = 'window.dispatchEvent'

function replaced(code: string, what: string, by: string): string {
  if (!code.includes(what)) throw new Error(`'${what}' not found: Vite or client.ts has changed`)
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
    if (!id.endsWith('/src/host/client.ts')) return null
    const ref = this.emitFile({ type: 'chunk', id: id.replace('client.ts', 'worker.ts'), name: 'worker' })
    return replaced(code, WORKER, `import.meta.ROLLUP_FILE_URL_${ref}`)
  },
}
