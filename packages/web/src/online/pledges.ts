// Per table: the number this browser added to the seed, and the hash it saw before. When a game is verified, only this
// browser can vouch for these two.
const KEPT = 'lorehall-fair'
/** The oldest are dropped first. */
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

/** If storage is forbidden, they are remembered until the page closes. */
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

/** Looks a pledge up by the hash in a record. */
export function pledgeWithHash(hash: string): Pledge | undefined {
  return all()
    .values()
    .find((one) => one.hash === hash)
}

/** Created only after the hash is known. A retry of joining gets the same number. */
export function pledge(table: string, hash: string): Pledge {
  const before = pledgeFor(table)
  if (before?.hash === hash) return before
  const made = { hash, nonce: randomHex(16) }
  remembered = new Map([...all(), [table, made] as const].slice(-MOST))
  try {
    localStorage.setItem(KEPT, JSON.stringify([...remembered]))
  } catch {
    // Storage failed: remembered until the page closes.
  }
  return made
}

/** `crypto.randomUUID` exists only on secure pages; this works on a home network too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
