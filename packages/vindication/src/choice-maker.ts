// Makes the options of the base and of each module, once, and keeps their kinds for coverage.
import { choiceMaker as plainMaker } from '@lorehall/grammar'
import { type Manner, named, type Option, option } from '@lorehall/kernel'
import { HEXES, SPACES } from './map/board.ts'
import { type Attribute, ATTRIBUTES } from './state.ts'

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i)

const LAST_SEAT = 4

type SixOptions = readonly [Option, Option, Option, Option, Option, Option]

/** One option for each card or region, made when it is first offered. */
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

export function choiceMaker() {
  const make = plainMaker()
  const { kind: keep, nth, sum } = make
  const all = (last: number, of: (n: number) => Option): readonly Option[] => upTo(last).map((n) => of(n))
  return {
    ...make,

    /** A word and a name behind it. */
    named(kind: string, name: string, at = '', n = -1, manner: Manner = 'plain'): Option {
      keep(kind)
      return named(kind, name, at, n, manner)
    },

    /** One for each number up to the last. */
    numbers: (kind: string, last: number): readonly Option[] => all(last, sum(kind, '')),

    spaces: (kind: string, manner?: Manner): readonly Option[] => all(SPACES, nth(kind, 'space', manner)),

    regions: (kind: string, manner?: Manner): readonly Option[] => all(HEXES, nth(kind, 'region', manner)),

    /** One for each player there can be. */
    seats: (kind: string): readonly Option[] => all(LAST_SEAT, nth(kind, 'seat')),

    attributes(kind: string, manner?: Manner): SixOptions {
      keep(kind)
      const made = (a: Attribute) => named(kind, ATTRIBUTES[a], `sphere:${ATTRIBUTES[a]}`, a, manner)
      return [made(0), made(1), made(2), made(3), made(4), made(5)]
    },

    cards(kind: string, manner: (card: string) => Manner = () => 'plain'): (card: string) => Option {
      keep(kind)
      return forEachCard((id) => named(kind, id, `card:${id}`, -1, manner(id)))
    },

    /** One for each space of the honor track where a trigger token may lie, by its number. */
    tokens(kind: string): (space: string) => Option {
      keep(kind)
      return forEachCard((space) => named(kind, space, `token:${space}`, Number(space)))
    },

    /** One for each kind of region, as a tile that lies aside. */
    tiles: (kind: string): ((region: string) => Option) => make.each(kind, 'tile'),

    /** One answer by name, whichever card it happens to point at. */
    alike(kind: string): (card: string) => Option {
      keep(kind)
      return forEachCard((id) => option(kind, `card:${id}`))
    },
  }
}
