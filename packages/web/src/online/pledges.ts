// What this browser added to the chance of a table, and the hash it saw before it did: the two things
// that nobody else can vouch for when a game is verified.
const KEPT = 'lorehall-fair'
/** Older ones give way. */
const MOST = 200

export interface Pledge {
  readonly hash: string
  readonly nonce: string
}

const isPledge = (value: unknown): value is Pledge =>
  typeof value === 'object' &&
  value !== null &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'nonce' in value &&
  typeof value.nonce === 'string'

/** A browser that keeps nothing still remembers until the page is closed. */
let remembered: ReadonlyMap<string, Pledge> | null = null

function all(): ReadonlyMap<string, Pledge> {
  if (remembered !== null) return remembered
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    const rows = Array.isArray(kept) ? kept : []
    remembered = new Map(
      rows.flatMap((row: unknown): [string, Pledge][] =>
        Array.isArray(row) && typeof row[0] === 'string' && isPledge(row[1]) ? [[row[0], row[1]]] : [],
      ),
    )
  } catch {
    remembered = new Map()
  }
  return remembered
}

export function pledgeFor(table: string): Pledge | undefined {
  return all().get(table)
}

/** Where only the record is at hand: by what it says was promised. */
export function pledgeWithHash(hash: string): Pledge | undefined {
  return all()
    .values()
    .find((one) => one.hash === hash)
}

/** Made only now that the hash is known; the same again where joining is tried again. */
export function pledge(table: string, hash: string): Pledge {
  const before = pledgeFor(table)
  if (before?.hash === hash) return before
  const made = { hash, nonce: randomHex(16) }
  remembered = new Map([...all(), [table, made] as const].slice(-MOST))
  try {
    localStorage.setItem(KEPT, JSON.stringify([...remembered]))
  } catch {
    // It is remembered until the page is closed.
  }
  return made
}

/** `crypto.randomUUID` exists only on secure pages; this works on a home network too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
