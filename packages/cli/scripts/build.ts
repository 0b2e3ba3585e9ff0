// Builds the server into dist, unless dist was built from the same sources. There is one file per thread, per game and
// for what they share. It starts in a fraction of the time that the sources take.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as bundle } from 'rolldown'
import { build } from '../../../scripts/built.ts'
import { sourcesOf } from '../../../scripts/packages.ts'

const cli = dirname(import.meta.dirname)

/** The server, and its threads: one checks records, in others bots plan. */
const INPUTS = {
  start: join(cli, 'src', 'start.ts'),
  carry: join(cli, '..', 'server', 'src', 'carry', 'worker.ts'),
  think: join(cli, '..', 'server', 'src', 'thinking', 'worker.ts'),
}

/**
 * Escapes everything that is not ASCII. Node keeps the source text in memory at one byte per character only if all
 * characters fit into one byte; a single dash in a comment would double it.
 */
function inPlainLetters(code: string): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return code.replaceAll(/[^\0-\x7f]/g, escaped)
}

async function make(folder: string): Promise<string | null> {
  try {
    mkdirSync(folder, { recursive: true })
    const { output } = await bundle({
      input: INPUTS,
      platform: 'node',
      output: {
        // An ES module that imports Node's http evaluates all its exports, which loads fetch and WebSocket.
        format: 'cjs',
        dynamicImportInCjs: false,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name].cjs',
      },
      write: false,
      logLevel: 'warn',
    })
    for (const file of output) {
      if (file.type === 'chunk') writeFileSync(join(folder, file.fileName), inPlainLetters(file.code))
    }
    return null
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n`
  }
}

await build({
  what: 'the server',
  sources: [
    'package-lock.json',
    ...sourcesOf('cli'),
    'packages/cli/package.json',
    'packages/cli/scripts/build.ts',
  ],
  into: join(cli, 'dist'),
  make,
})
