// Sets of a player's own numbers, saved on this device under a name. Each set has its own key in the storage, so two tabs
// that change different sets don't overwrite each other.
import { isRecord, type Json } from '@lorehall/kernel'
import { create } from 'zustand'
import { randomHex } from '../online/pledges.ts'

export interface OwnNumbers {
  readonly id: string
  readonly game: string
  readonly name: string
  /** The numbers that differ from ours, in the form of a values file. A number that is still being typed may be wrong. */
  readonly file: Json
}

const PREFIX = 'lorehall-numbers/'

const isJson = (value: unknown): value is Json => value !== undefined

/** Null for anything that isn't a set; it stays in the storage. */
function readSet(id: string, text: string | null): OwnNumbers | null {
  try {
    const found: unknown = JSON.parse(text ?? '')
    if (!isRecord(found)) return null
    const { game, name, file } = found
    return typeof game === 'string' && typeof name === 'string' && isJson(file)
      ? { id, game, name, file }
      : null
  } catch {
    return null
  }
}

function readAll(): readonly OwnNumbers[] {
  try {
    const sets = Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => readSet(key.slice(PREFIX.length), localStorage.getItem(key)) ?? [])
    return sets.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1))
  } catch {
    // The browser denies access to the storage.
    return []
  }
}

export const useOwnNumbers = create<{ readonly sets: readonly OwnNumbers[] }>()(() => ({ sets: readAll() }))

const again = () => useOwnNumbers.setState({ sets: readAll() })

// Another tab has saved or deleted a set, or everything was deleted.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) again()
})

/** Saves a set. False: the storage is full or can't be used, and the set is kept only until the page closes. */
export function keepNumbers(set: OwnNumbers): boolean {
  const { id, ...rest } = set
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(rest))
    again()
    return true
  } catch {
    const { sets } = useOwnNumbers.getState()
    useOwnNumbers.setState({ sets: [...sets.filter((one) => one.id !== id), set] })
    return false
  }
}

export function deleteNumbers(id: string): void {
  localStorage.removeItem(PREFIX + id)
  again()
}

/** A new set, not saved yet. If the name is taken, the set is called "My box 2". */
export function newNumbers(game: string, wish: string, file: Json): OwnNumbers {
  const taken = useOwnNumbers.getState().sets.filter((set) => set.game === game)
  let name = wish
  for (let n = 2; taken.some((set) => set.name === name); n++) name = `${wish} ${n}`
  return { id: randomHex(8), game, name, file }
}
