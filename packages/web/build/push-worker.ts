// Builds the part of the service worker that shows notices, as a file with a fixed name that the service worker loads.
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const PUSH_WORKER = 'push-worker.js'

export const pushWorker: Plugin = {
  name: 'lorehall-push-worker',
  apply: 'build',
  buildStart() {
    const id = join(import.meta.dirname, '..', 'src', 'push', 'worker.ts')
    this.emitFile({ type: 'chunk', id, fileName: PUSH_WORKER })
  },
}
