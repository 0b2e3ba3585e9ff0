// Reads a game's options from the command line.
import { type Game, type GameOptions, isRecord, readOptions, Refusal } from '@lorehall/kernel'

export const whichOptions = {
  type: 'string',
  description: "the game's options: JSON, or name=value,name=value",
} as const

/** Returns all options; those not given have their defaults. */
export function readOptionsFlag(game: Game, text: string | undefined): GameOptions {
  return readOptions(game, text === undefined ? {} : given(game, text))
}

function given(game: Game, text: string): unknown {
  if (text.trimStart().startsWith('{')) {
    try {
      const read: unknown = JSON.parse(text)
      if (isRecord(read)) return read
    } catch {
      throw new Refusal('bad-options', `--options is not JSON: ${text}`)
    }
  }
  const pairs = text.split(',').map((pair): [string, string | boolean] => {
    const at = pair.indexOf('=')
    if (at < 1) {
      throw new Refusal(
        'bad-options',
        `--options: '${pair}' is not name=value; you can also give a JSON object`,
      )
    }
    const name = pair.slice(0, at).trim()
    const value = pair.slice(at + 1).trim()
    const isSwitch = game.form.options.properties[name]?.type === 'boolean'
    return [name, isSwitch && (value === 'true' || value === 'false') ? value === 'true' : value]
  })
  return Object.fromEntries(pairs)
}
