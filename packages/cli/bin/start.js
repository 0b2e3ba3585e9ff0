// What `npm start` runs: the built server. The second start reads the code that the first compiled.
import module from 'node:module'

module.enableCompileCache()
module.createRequire(import.meta.url)('../dist/start.cjs')
