// Asks a person whether they mean it.
import { createInterface } from 'node:readline/promises'
import { Refusal } from '@lorehall/kernel'

export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new Refusal('bad-request', `${question} There is nobody to ask here: say --yes if it is meant.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^\s*y(es)?\s*$/i.test(await terminal.question(`${question} [y/N] `))
  } catch {
    // Ctrl-C or Ctrl-D is no.
    return false
  } finally {
    terminal.close()
  }
}
