// The samples that a learned value is fitted to, in a file: one row of numbers each, and beside it what they mean.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { isRecord, type Sight } from '@lorehall/kernel'

/** The most cards of a sample that count. */
const CARDS = 40

/** The columns before the facts. */
const HEAD = 6

export interface Sample {
  readonly game: number
  readonly seat: number
  readonly round: number
  /** The seat's points when the game was over. */
  readonly final: number
  readonly sight: Sight
}

interface Meaning {
  readonly numbers: number
  /** The ids of cards, by their number in the rows. */
  readonly cards: readonly string[]
}

/** Writes samples, and what they mean when it is closed. */
export class SampleFile {
  private readonly path: string
  private readonly cards = new Map<string, number>()
  private numbers = 0

  constructor(path: string) {
    this.path = path
    writeFileSync(path, '')
  }

  add(samples: readonly Sample[]): void {
    const rows = samples.map(({ game, seat, round, final, sight }) => {
      this.numbers = sight.numbers.length
      const cards = Array<number>(CARDS).fill(-1)
      sight.cards.slice(0, CARDS).forEach((id, i) => {
        cards[i] = this.numberOf(id)
      })
      return [game, seat, round, final, sight.worth, sight.time, ...sight.numbers, ...cards]
    })
    appendFileSync(this.path, new Uint8Array(Float32Array.from(rows.flat()).buffer))
  }

  close(): void {
    const meaning: Meaning = { numbers: this.numbers, cards: [...this.cards.keys()] }
    writeFileSync(`${this.path}.json`, JSON.stringify(meaning))
  }

  private numberOf(id: string): number {
    const known = this.cards.get(id)
    if (known !== undefined) return known
    this.cards.set(id, this.cards.size)
    return this.cards.size - 1
  }
}

/** All samples of a file, in columns. */
export interface Samples extends Meaning {
  readonly rows: number
  readonly games: Float32Array
  readonly seats: Float32Array
  readonly rounds: Float32Array
  readonly finals: Float32Array
  readonly worths: Float32Array
  readonly times: Float32Array
  /** `numbers` of each row. */
  readonly facts: Float32Array
  /** `held` cards of each row, by number; −1: none. */
  readonly held: Int32Array
}

function readMeaning(path: string): Meaning {
  const found: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (isRecord(found) && typeof found['numbers'] === 'number' && isTexts(found['cards']))
    return { numbers: found['numbers'], cards: found['cards'] }
  throw new Error(`${path} does not say what its samples mean`)
}

const isTexts = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((one) => typeof one === 'string')

export const HELD = CARDS

export function readSamples(paths: readonly string[]): Samples {
  const files = paths.map((path) => {
    const bytes = readFileSync(path)
    const meaning = readMeaning(`${path}.json`)
    return { meaning, all: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4) }
  })
  const numbers = files[0]?.meaning.numbers ?? 0
  const width = HEAD + numbers + CARDS
  const rows = files.reduce((sum, { all }) => sum + all.length / width, 0)
  const cards: string[] = []
  const found = {
    games: new Float32Array(rows),
    seats: new Float32Array(rows),
    rounds: new Float32Array(rows),
    finals: new Float32Array(rows),
    worths: new Float32Array(rows),
    times: new Float32Array(rows),
    facts: new Float32Array(rows * numbers),
    held: new Int32Array(rows * CARDS),
  }
  let row = 0
  files.forEach(({ meaning, all }, file) => {
    if (meaning.numbers !== numbers) throw new Error(`${paths[file]} has other facts than ${paths[0]}`)
    const known = meaning.cards.map((id) => {
      if (!cards.includes(id)) cards.push(id)
      return cards.indexOf(id)
    })
    for (let at = 0; at < all.length; at += width, row++) {
      found.games[row] = (all[at] ?? 0) * files.length + file
      found.seats[row] = all[at + 1] ?? 0
      found.rounds[row] = all[at + 2] ?? 0
      found.finals[row] = all[at + 3] ?? 0
      found.worths[row] = all[at + 4] ?? 0
      found.times[row] = all[at + 5] ?? 0
      found.facts.set(all.subarray(at + HEAD, at + HEAD + numbers), row * numbers)
      for (let i = 0; i < CARDS; i++)
        found.held[row * CARDS + i] = known[all[at + HEAD + numbers + i] ?? -1] ?? -1
    }
  })
  return { numbers, cards, rows, ...found }
}
