// The settings that the server knows.
import { Refusal } from '@lorehall/kernel'
import { readConfig } from '../../src/config.ts'

/** The variables that the server reads from its environment. */
export function lookedFor(): string[] {
  const names: string[] = []
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.push(String(name))
        return undefined
      },
    },
  )
  readConfig(environment, '')
  return names
}

/** The names of all limits, from the server's own error message. */
export function limits(): string[] {
  try {
    readConfig({ LOREHALL_LIMIT_UNKNOWN: '1' }, '')
  } catch (error) {
    if (error instanceof Refusal) return error.message.replace(/^.*use one of: /, '').split(', ')
  }
  return []
}
