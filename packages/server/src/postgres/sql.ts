// Statements: SQL with parameters by name (`:id`), prepared by the database when a connection first uses them.

/** A value of a parameter. */
export type Value = string | number | null | readonly (string | number | null)[]

export interface Statement {
  /** By this name, a connection keeps the prepared statement. */
  readonly name: string
  readonly text: string
  readonly parameters: readonly string[]
}

let made = 0

/** Call it once per statement, not once per use. */
export function sql(text: string): Statement {
  made += 1
  return { name: `s${made}`, ...numbered(text) }
}

/** A statement that no connection keeps. */
export const once = (text: string): Statement => ({ name: '', ...numbered(text) })

function numbered(text: string): Omit<Statement, 'name'> {
  const parameters: string[] = []
  // A name after two colons is a type.
  const inOrder = text.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { text: inOrder, parameters }
}

export type Values = Readonly<Record<string, Value>>

/** The values in the order of the statement's parameters. Other values are ignored. */
export function valuesFor({ parameters, text }: Statement, values: Values): Value[] {
  return parameters.map((parameter) => {
    const value = values[parameter]
    if (value === undefined) throw new Error(`:${parameter} is missing for ${text}`)
    return value
  })
}
