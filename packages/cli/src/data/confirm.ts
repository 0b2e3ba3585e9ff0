// Asks a person for confirmation.
import { createInterface } from 'node:readline/promises'
import { Refusal } from '@lorehall/kernel'

export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new Refusal('bad-request', `${question} There is no terminal to ask. Add --yes to confirm.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^\s*y(es)?\s*$/i.test(await terminal.question(`${question} [y/N] `))
  } catch {
    // Ctrl-C and Ctrl-D mean no.
    return false
  } finally {
    terminal.close()
  }
}
