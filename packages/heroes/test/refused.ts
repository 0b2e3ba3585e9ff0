// The error message for an invalid values file.
import { type Json, readOptions, Refusal } from '@lorehall/kernel'
import { heroes } from '../src/index.ts'

export function refused(file: Json): string {
  try {
    heroes.values.read(file, readOptions(heroes, {}))
    return 'taken'
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
