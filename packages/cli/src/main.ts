// The lorehall command: lists its subcommands.
import { arena } from './commands/arena.ts'
import { backup } from './commands/backup.ts'
import { bench } from './commands/bench.ts'
import { content, contentCommands } from './commands/content.ts'
import { deleted } from './commands/deleted.ts'
import { doctor } from './commands/doctor.ts'
import { engine } from './commands/engine.ts'
import { migrate } from './commands/migrate.ts'
import { people } from './commands/people.ts'
import { replay } from './commands/replay.ts'
import { reports } from './commands/reports.ts'
import { restore } from './commands/restore.ts'
import { serve } from './commands/serve.ts'
import { show } from './commands/show.ts'
import { sim } from './commands/sim.ts'
import { run } from './run.ts'

const commands = {
  serve,
  show,
  sim,
  arena,
  engine,
  replay,
  bench,
  content,
  backup,
  restore,
  migrate,
  reports,
  people,
  deleted,
  doctor,
}

await run(commands, process.argv.slice(2), { content: contentCommands })
