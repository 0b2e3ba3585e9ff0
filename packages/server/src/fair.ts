// Fair chance: the server commits itself to a seed by its hash, every seat adds something afterwards,
// and at the end the seed is opened. Neither side could have chosen the dice.
import { createHash } from 'node:crypto'

export function hashOf(seed: string): string {
  return createHash('sha256').update(seed, 'utf8').digest('hex')
}

/** What the game's chance is drawn from: the seed, and what each seat added, in the order of seats. */
export function gameSeed(seed: string, nonces: readonly (string | null)[]): string {
  return [seed, ...nonces.flatMap((nonce) => nonce ?? [])].join('/')
}
