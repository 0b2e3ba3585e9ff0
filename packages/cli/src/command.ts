// The parts that all commands share: unknown arguments are refused, and every error is one sentence.
import { stripVTControlCharacters } from 'node:util'
import { Refusal, visible } from '@lorehall/kernel'
import { type ArgsDef, type CommandDef, defineCommand, type ParsedArgs } from 'citty'

export function command<const T extends ArgsDef>(
  name: string,
  description: string,
  args: T,
  run: (args: ParsedArgs<T>) => void | Promise<void>,
): CommandDef<T> {
  return defineCommand({
    meta: { name, description },
    args,
    async run(context) {
      refuseUnknown(args, context.args)
      await run(context.args)
    },
  })
}

function refuseUnknown(known: ArgsDef, given: Readonly<Record<string, unknown>> & { _: string[] }): void {
  const flags = Object.keys(known).filter((name) => known[name]?.type !== 'positional')
  for (const [name, value] of Object.entries(given)) {
    if (name === '_') continue
    if (known[name] === undefined) {
      const list = flags.map((flag) => `--${flag}`).join(', ')
      throw new Refusal('bad-request', `there is no option --${name}; use one of: ${list}, --help`)
    }
    if (value === '') throw new Refusal('bad-request', `--${name} needs a value`)
  }
  const extra = given._[Object.keys(known).length - flags.length]
  if (extra !== undefined) throw new Refusal('bad-request', `unexpected argument '${extra}'`)
}

/** The number given for a flag. Refuses numbers outside of the range. */
export function wholeNumber(flag: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (n >= min && n <= max) return n
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`
  throw new Refusal('bad-request', `--${flag} must be a whole number ${range}, not '${text}'`)
}

/** Prints the error and sets the exit code: 2 for the user's mistakes, 1 for our own. */
export function fail(error: unknown, commands: readonly string[]): void {
  if (error instanceof Refusal) {
    complain(error.message)
    process.exitCode = 2
  } else if (error instanceof Error && error.name === 'CLIError') {
    const what = stripVTControlCharacters(error.message).replace(/\.$/, '')
    const hint = /command/i.test(what) ? `use one of: ${commands.join(', ')}` : 'see --help'
    complain(`${what}; ${hint}`)
    process.exitCode = 2
  } else {
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.exitCode = 1
  }
}

/** Escapes control characters: names and reports come from outside and must not control the terminal. */
export function print(...lines: readonly string[]): void {
  process.stdout.write(`${visible(lines.join('\n'))}\n`)
}

/** Prints errors and side notes to stderr. */
export function complain(what: string): void {
  process.stderr.write(`${visible(what)}\n`)
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2))
}
