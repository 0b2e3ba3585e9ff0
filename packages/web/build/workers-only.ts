// Fails the build if a worker would run page code. A worker has no document, so it would end before its first answer.
import type { Plugin } from 'vite'

/** Files that run in workers: those that start them, and the rules and judges that these load. */
const IN_WORKERS = /\/src\/host\/(?:worker|think)\.ts$|\/packages\/[^/]+\/src\/(?:game|judge)\.ts$/
const PAGE_CODE = /\.tsx$|\.css$|\/node_modules\/(?:react|react-dom|scheduler)\//

export const workersOnly: Plugin = {
  name: 'lorehall-workers-only',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const first = chunks.filter(({ moduleIds }) => moduleIds.some((id) => IN_WORKERS.test(id)))
    // The imports by which a worker comes to a file.
    const ways = new Map(first.map(({ fileName }) => [fileName, fileName]))
    // Iterating over a map also visits the members that are added meanwhile.
    for (const [name, way] of ways) {
      const file = bundle[name]
      if (file?.type !== 'chunk') continue
      const page = file.moduleIds.find((id) => PAGE_CODE.test(id))
      if (page !== undefined) this.error(`a worker would run '${page}', which is for pages only: ${way}`)
      for (const next of file.imports) if (!ways.has(next)) ways.set(next, `${way} → ${next}`)
    }
  },
}
