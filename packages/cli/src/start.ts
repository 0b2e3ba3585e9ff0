// The entry point of the bundle that `npm start` runs: `lorehall serve` and nothing else.
import { serve } from './commands/serve.ts'
import { run } from './run.ts'

void run({ serve }, ['serve', ...process.argv.slice(2)])
