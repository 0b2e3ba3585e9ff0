// Makes the options of the base and of each module, once, and keeps their kinds for coverage.
import { choiceMaker as plainMaker, madeOnce } from '@lorehall/grammar'
import { type Manner, named, type Option, option } from '@lorehall/kernel'
import { HEXES, SPACES } from './map/board.ts'
import { type Attribute, ATTRIBUTES } from './state.ts'

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i)

const LAST_SEAT = 4

type SixOptions = readonly [Option, Option, Option, Option, Option, Option]

export function choiceMaker() {
  const make = plainMaker()
  const { kind: keep, nth, sum } = make
  const all = (last: number, of: (n: number) => Option): readonly Option[] => upTo(last).map((n) => of(n))
  return {
    ...make,

    /** A kind and a name. */
    named(kind: string, name: string, at = '', n = -1, manner: Manner = 'plain'): Option {
      keep(kind)
      return named(kind, name, at, n, manner)
    },

    /** One option per number up to the last. */
    numbers: (kind: string, last: number): readonly Option[] => all(last, sum(kind, '')),

    spaces: (kind: string, manner?: Manner): readonly Option[] => all(SPACES, nth(kind, 'space', manner)),

    regions: (kind: string, manner?: Manner): readonly Option[] => all(HEXES, nth(kind, 'region', manner)),

    /** One option per possible player. */
    seats: (kind: string): readonly Option[] => all(LAST_SEAT, nth(kind, 'seat')),

    attributes(kind: string, manner?: Manner): SixOptions {
      keep(kind)
      const made = (a: Attribute) => named(kind, ATTRIBUTES[a], `sphere:${ATTRIBUTES[a]}`, a, manner)
      return [made(0), made(1), made(2), made(3), made(4), made(5)]
    },

    cards(kind: string, manner: (card: string) => Manner = () => 'plain'): (card: string) => Option {
      keep(kind)
      return madeOnce((id: string) => named(kind, id, `card:${id}`, -1, manner(id)))
    },

    /** One option per space of the honor track that can have a trigger token. */
    tokens(kind: string): (space: string) => Option {
      keep(kind)
      return madeOnce((space: string) => named(kind, space, `token:${space}`, Number(space)))
    },

    /** One option per kind of region, as a tile beside the board. */
    tiles: (kind: string): ((region: string) => Option) => make.each(kind, 'tile'),

    /** One option with a fixed id, whichever card it points at. */
    alike(kind: string): (card: string) => Option {
      keep(kind)
      return madeOnce((id: string) => option(kind, `card:${id}`))
    },
  }
}
