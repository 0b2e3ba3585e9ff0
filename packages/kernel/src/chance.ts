// Chance as four words of data (sfc32). A stream is part of a position, survives JSON, and is the only source of
// luck in kernel, games and bots.
import { sha256 } from './sha256.ts'

export type Stream = [number, number, number, number]

/** A stream from any text: SHA-256 spreads even similar seeds over the whole state. */
export function seedStream(seed: string): Stream {
  const [a = 0, b = 0, c = 0] = sha256(seed)
  const stream: Stream = [a, b, c, 1]
  for (let i = 0; i < 12; i++) nextWord(stream)
  return stream
}

/** The next 32 bits, as an unsigned number. Changes the stream in place. */
export function nextWord(stream: Stream): number {
  const a = stream[0]
  const b = stream[1]
  const c = stream[2]
  const d = stream[3]
  const word = (((a + b) | 0) + d) | 0
  stream[3] = (d + 1) | 0
  stream[0] = b ^ (b >>> 9)
  stream[1] = (c + (c << 3)) | 0
  stream[2] = (((c << 21) | (c >>> 11)) + word) | 0
  return word >>> 0
}

/** A whole number from 0 to n − 1, all equally likely. */
export function below(stream: Stream, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new RangeError(`cannot draw among ${n}`)
  const limit = 4294967296 - (4294967296 % n)
  let word = nextWord(stream)
  while (word >= limit) word = nextWord(stream)
  return word % n
}

/** A stream that is not the table's: for bots, guesses and playouts. */
export class Chance {
  readonly stream: Stream

  constructor(seed: string) {
    this.stream = seedStream(seed)
  }

  below(n: number): number {
    return below(this.stream, n)
  }

  /** A random item. The list must not be empty. */
  pick<T>(list: readonly T[]): T {
    const chosen = list[this.below(list.length)]
    if (chosen === undefined) throw new RangeError('nothing to pick from')
    return chosen
  }

  /** A word that seeds another stream. */
  word(): number {
    return nextWord(this.stream)
  }
}
