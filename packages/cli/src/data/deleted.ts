// The list of deleted people: reads it, and deletes everybody on it again.
import { Refusal } from '@lorehall/kernel'
import { readText } from '../files.ts'
import { withTools } from './data.ts'

export interface DeletedAgain {
  /** How many people are on the list. */
  readonly listed: number
  /** The ids of those who were deleted again. */
  readonly deleted: readonly string[]
}

/** The hashes of the ids of deleted people. */
export function deletedPeople(data: string | undefined): Promise<string[]> {
  return withTools(data, (tools) => tools.deleted())
}

export async function deletedAgain(data: string | undefined, file: string): Promise<DeletedAgain> {
  const hashes = readText(file)
    .split(/\s+/)
    .filter((word) => word !== '')
  const odd = hashes.find((hash) => !/^[0-9a-f]{64}$/.test(hash))
  if (odd !== undefined)
    throw new Refusal(
      'bad-request',
      `${file} is not a list of deleted people: '${odd.slice(0, 80)}' is not a hash`,
    )
  const deleted = await withTools(data, (tools) => tools.deleteAgain(hashes))
  return { listed: hashes.length, deleted }
}
