// Runs a command and handles its errors.
import { stripVTControlCharacters } from 'node:util'
import { defineCommand, renderUsage, runCommand, runMain, type showUsage, type SubCommandsDef } from 'citty'
import release from '../package.json' with { type: 'json' }
import { complain, fail, print } from './command.ts'

const usage: typeof showUsage = async (command, parent) => {
  const text = await renderUsage(command, parent)
  process.stdout.write(`${process.stdout.isTTY ? text : stripVTControlCharacters(text)}\n`)
}

/** @param names the subcommands of each command */
export async function run(
  subCommands: SubCommandsDef,
  rawArgs: readonly string[],
  names: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> {
  // The reader may close our output early: `lorehall replay x | head` is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    complain(`the output could not be written (${error.code}). Is the disk full?`)
    process.exit(1)
  })
  const lorehall = defineCommand({
    meta: { name: 'lorehall', description: 'Heavy fantasy board games, played by their full rules.' },
    subCommands,
  })
  if (['--version', '-v'].includes(rawArgs[0] ?? '')) {
    print(release.version)
    return
  }
  if (rawArgs.length === 0 || rawArgs.some((arg) => arg === '--help' || arg === '-h')) {
    await runMain(lorehall, { rawArgs: [...rawArgs, '--help'], showUsage: usage })
    return
  }
  try {
    await runCommand(lorehall, { rawArgs: [...rawArgs] })
  } catch (error) {
    fail(error, names[rawArgs[0] ?? ''] ?? Object.keys(subCommands))
  }
}
