// Reads columns of a row with their expected types. Any other value throws an error that names the column.

/** Why a bot plays for a person. */
export const STAND_INS = ['time', 'left', 'agreed'] as const

/** Why somebody else than the player gave an answer. */
export const MARKS = [...STAND_INS, 'failed'] as const

export type Row = Readonly<Record<string, unknown>>

export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw unexpected(column, value)
  return value
}

export function int(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw unexpected(column, value)
  return value
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column)
}

export function intOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : int(row, column)
}

export function flag(row: Row, column: string): boolean {
  return int(row, column) === 1
}

export function oneOf<const T extends string>(row: Row, column: string, words: readonly T[]): T {
  const value = row[column]
  const word = words.find((known) => known === value)
  if (word === undefined) throw unexpected(column, value)
  return word
}

function unexpected(column: string, value: unknown): Error {
  return new Error(`column ${column} of the storage holds ${String(value)}`)
}
