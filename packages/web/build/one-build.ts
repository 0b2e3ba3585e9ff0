// The worker is a second entry of the page's build, not a build of its own: what both need, a game's cards and
// their words above all, is one file and fetched once.
import type { Plugin } from 'vite'

/** The host's worker, as client.ts starts it. */
const WORKER = "new URL('./worker.ts', import.meta.url)"
/** Where Vite puts links into the document for what a chunk needs besides itself. A worker has no document, */
const PRELOADS = 'deps.length > 0'
/** and no window, which Vite tells of a part that is not there (any more). */
const TOLD = 'window.dispatchEvent'

function replaced(code: string, what: string, by: string): string {
  if (!code.includes(what)) throw new Error(`'${what}' is not where it was`)
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
