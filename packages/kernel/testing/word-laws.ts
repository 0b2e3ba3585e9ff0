// The laws of texts: everything that a page shows of a decision has a text.
import type { Machine } from '../src/index.ts'

/** Law: prompts, options, reasons and score lines have texts, and losses are called losses. */
export function everythingIsSaid<S, V>(machine: Machine<S, V>): string[] {
  return [...decisionsAreSaid(machine), ...scoresAreSaid(machine), ...lossesAreSaid(machine)]
}

/** Law: a loss is called a loss; no log line gains a negative number. */
function lossesAreSaid<S, V>(machine: Machine<S, V>): string[] {
  const { say } = machine.game
  const names = namesIn(machine)
  const lines = machine.events.map((event) => say.event(machine, event, names, null) ?? '')
  return lines.filter((line) => /\bgains? [-−]\d/.test(line)).map((line) => `no loss is said in '${line}'`)
}

const namesIn = <S, V>({ seats }: Machine<S, V>) => Array.from({ length: seats }, (_, seat) => `Seat ${seat}`)

function decisionsAreSaid<S, V>(machine: Machine<S, V>): string[] {
  const { say } = machine.game
  const names = namesIn(machine)
  return machine.asks.flatMap((ask) => {
    const { seat, prompt } = ask
    const refused = machine.reasons(seat)
    const said: [string, string][] = [
      [`'${prompt}'`, say.prompt(ask, machine, names)],
      ...[...ask.options, ...refused.map(({ option }) => option)].map((option): [string, string] => [
        `'${option.id}' at '${prompt}'`,
        say.label(machine, option, names),
      ]),
      ...refused.map(({ option, reason }): [string, string] => [
        `why not '${option.id}' at '${prompt}'`,
        say.reason(reason, machine, { seat, option }),
      ]),
    ]
    return said.filter(([, words]) => words === '').map(([what]) => `nothing is said for ${what}`)
  })
}

function scoresAreSaid<S, V>(machine: Machine<S, V>): string[] {
  const { say, see } = machine.game
  const sources = new Set(see.standing(machine, 'host').flatMap(({ lines }) => lines.map(({ what }) => what)))
  return [...sources].filter((what) => say.score(what) === '').map((what) => `nothing is said for '${what}'`)
}
