// The entry point of `npm start`: runs the built server. The compile cache makes the second start faster.
import module from 'node:module'

module.enableCompileCache()
module.createRequire(import.meta.url)('../dist/start.cjs')
