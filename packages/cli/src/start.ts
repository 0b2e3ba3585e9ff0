// What `npm start` runs, as one bundle: `lorehall serve` and nothing else.
import { serve } from './commands/serve.ts'
import { run } from './run.ts'

void run({ serve }, ['serve', ...process.argv.slice(2)])
