// Makes the options of the base and of each module, once, and keeps their kinds for coverage.
import { type Manner, named, numbered, type Option, option } from '@lorehall/kernel'
import { HEXES, SPACES } from './board.ts'
import { type Attribute, ATTRIBUTES } from './state.ts'

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i)

const LAST_SEAT = 4

type SixOptions = readonly [Option, Option, Option, Option, Option, Option]

/** One option a card or region, made when it is first offered. */
function forEachCard(make: (card: string) => Option): (card: string) => Option {
  const made = new Map<string, Option>()
  return (card) => {
    const known = made.get(card)
    if (known !== undefined) return known
    const fresh = make(card)
    made.set(card, fresh)
    return fresh
  }
}

export class Choices {
  readonly kinds = new Set<string>()

  /** A plain word. */
  word(kind: string, at = '', manner: Manner = 'plain'): Option {
    this.kinds.add(kind)
    return option(kind, at, manner)
  }

  /** A word and a name behind it. */
  named(kind: string, name: string, at = '', n = -1, manner: Manner = 'plain'): Option {
    this.kinds.add(kind)
    return named(kind, name, at, n, manner)
  }

  /** One for each number up to the last. */
  numbers(kind: string, last: number): readonly Option[] {
    this.kinds.add(kind)
    return upTo(last).map((n) => numbered(kind, n))
  }

  spaces(kind: string, manner?: Manner): readonly Option[] {
    this.kinds.add(kind)
    return upTo(SPACES).map((n) => numbered(kind, n, `space:${n}`, manner))
  }

  regions(kind: string, manner?: Manner): readonly Option[] {
    this.kinds.add(kind)
    return upTo(HEXES).map((n) => numbered(kind, n, `region:${n}`, manner))
  }

  /** One for each player there can be. */
  seats(kind: string): readonly Option[] {
    this.kinds.add(kind)
    return upTo(LAST_SEAT).map((n) => numbered(kind, n, `seat:${n}`))
  }

  attributes(kind: string, manner?: Manner): SixOptions {
    this.kinds.add(kind)
    const made = (a: Attribute) => named(kind, ATTRIBUTES[a], `sphere:${ATTRIBUTES[a]}`, a, manner)
    return [made(0), made(1), made(2), made(3), made(4), made(5)]
  }

  cards(kind: string, manner: (card: string) => Manner = () => 'plain'): (card: string) => Option {
    this.kinds.add(kind)
    return forEachCard((id) => named(kind, id, `card:${id}`, -1, manner(id)))
  }

  /** One for each space of the honor track where a trigger token may lie, by its number. */
  tokens(kind: string): (space: string) => Option {
    this.kinds.add(kind)
    return forEachCard((space) => named(kind, space, `token:${space}`, Number(space)))
  }

  /** One for each kind of region, as a tile that lies aside. */
  tiles(kind: string): (region: string) => Option {
    this.kinds.add(kind)
    return forEachCard((id) => named(kind, id, `tile:${id}`))
  }

  /** One answer by name, whichever card it happens to point at. */
  alike(kind: string): (card: string) => Option {
    this.kinds.add(kind)
    return forEachCard((id) => option(kind, `card:${id}`))
  }
}
