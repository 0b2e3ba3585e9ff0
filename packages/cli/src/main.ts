// The lorehall command: which there are, and what becomes of a mistake.
import { stripVTControlCharacters } from 'node:util'
import { defineCommand, renderUsage, runCommand, runMain, type showUsage } from 'citty'
import { fail, print } from './command.ts'
import { bench } from './commands/bench.ts'
import { content, contentCommands } from './commands/content.ts'
import { engine } from './commands/engine.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { show } from './commands/show.ts'
import { sim } from './commands/sim.ts'

const subCommands = { serve, show, sim, engine, replay, bench, content }

const lorehall = defineCommand({
  meta: { name: 'lorehall', description: 'Heavy fantasy board games, played by their full rules.' },
  subCommands,
})

// Who reads our output may stop reading it: `lorehall replay x | head` is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const usage: typeof showUsage = async (command, parent) => {
  const text = await renderUsage(command, parent)
  print(process.stdout.isTTY ? text : stripVTControlCharacters(text))
}

const rawArgs = process.argv.slice(2)
if (rawArgs.length === 0 || rawArgs.some((arg) => arg === '--help' || arg === '-h')) {
  await runMain(lorehall, { rawArgs: [...rawArgs, '--help'], showUsage: usage })
} else {
  try {
    await runCommand(lorehall, { rawArgs })
  } catch (error) {
    fail(error, rawArgs[0] === 'content' ? contentCommands : Object.keys(subCommands))
  }
}
