// Lookups and changes by the person who runs the server, from the shell: in a data file or in a database.
import type { ListedPerson } from './rows/listed-person.ts'
import type { Recorded } from './rows/recorded.ts'
import type { StoredState } from './rows/stored-state.ts'
import { peopleIn, setBan } from './sqlite/banned.ts'
import { deleteAgain, deletedIn } from './sqlite/deleted.ts'
import { recordIn, reportsIn } from './sqlite/reported.ts'
import { stateOf } from './sqlite/state.ts'
import type { Report } from './storage.ts'

export interface HostTools {
  /** The newest first. */
  people(): Promise<ListedPerson[]>
  /** Bans a person since `at`; null lifts the ban. */
  setBan(id: string, at: number | null): Promise<void>
  /** The hashes of the ids of deleted people. */
  deleted(): Promise<string[]>
  /** Adds hashes to that list, and deletes everybody who is on it and was restored. Resolves to their ids. */
  deleteAgain(hashes: readonly string[]): Promise<string[]>
  /** Oldest first. */
  reports(): Promise<Report[]>
  /** The whole record of a table, including hidden information, even while it is being played. */
  record(table: string): Promise<Recorded>
  state(): Promise<StoredState>
}

/** Its calls reject with `NotKept`. */
export async function hostTools(
  stored: { readonly file: string } | { readonly url: string },
): Promise<HostTools> {
  if ('file' in stored) {
    const { file } = stored
    return {
      people: async () => peopleIn(file),
      setBan: async (id, at) => setBan(file, id, at),
      deleted: async () => deletedIn(file),
      deleteAgain: async (hashes) => deleteAgain(file, hashes),
      reports: async () => reportsIn(file),
      record: async (table) => recordIn(file, table),
      state: async () => stateOf(file),
    }
  }
  const { url } = stored
  // Loaded only here: with a data file, nothing needs it.
  const { deleteAgainOn, deletedOn, peopleOn, recordOn, reportsOn, setBanOn, stateOn } =
    await import('./postgres/for-host.ts')
  return {
    people: () => peopleOn(url),
    setBan: (id, at) => setBanOn(url, id, at),
    deleted: () => deletedOn(url),
    deleteAgain: (hashes) => deleteAgainOn(url, hashes),
    reports: () => reportsOn(url),
    record: (table) => recordOn(url, table),
    state: () => stateOn(url),
  }
}
