// Lines that join the places of a map. Each kind of line has its own lists, so that each way to move can merge the
// kinds it uses.
import type { WorldMap } from './map.ts'

/** A way to move. `any`: adjacent for abilities and Spells. (H-NEAR-1) */
export type Near = 'march' | 'sail' | 'fly' | 'any'

/** A kind of line, and the ways to move that use it. */
export interface LineKind {
  readonly line: string
  readonly serves: readonly Near[]
}

/**
 * The kinds of lines any map may have. A coast leads from a Sea Region to land, a shore from land to a Sea Region;
 * all others lead both ways.
 */
const LINES: readonly LineKind[] = [
  { line: 'border', serves: ['march', 'fly', 'any'] },
  { line: 'ferry', serves: ['march', 'any'] },
  { line: 'wrap', serves: ['march', 'any'] },
  { line: 'route', serves: ['sail', 'fly', 'any'] },
  { line: 'sea-wrap', serves: ['sail', 'fly', 'any'] },
  { line: 'coast', serves: ['sail', 'fly', 'any'] },
  { line: 'shore', serves: ['sail', 'fly'] },
]

/** By place: the places next to it. */
export type Lists = readonly (readonly number[])[]
/** By kind of line. */
export type Lines = ReadonlyMap<string, Lists>

/** All kinds of lines of a map: the common ones and its own. */
export const kindsOf = ({ lines = [] }: WorldMap): readonly LineKind[] => [...LINES, ...lines]

/** Every line of the map as kind, start and end. */
function* drawn({ edges, seaEdges, coasts }: WorldMap): Generator<readonly [string, string, string]> {
  for (const { a, b, type } of [...edges, ...seaEdges.map((edge) => ({ ...edge, type: atSea(edge.type) }))]) {
    yield [type, a, b]
    yield [type, b, a]
  }
  for (const { region, sea } of coasts) {
    yield ['coast', sea, region]
    yield ['shore', region, sea]
  }
}

const atSea = (type: string): string => (type === 'wrap' ? 'sea-wrap' : type)

export function linesOf(map: WorldMap, places: number, numberOf: (id: string) => number): Lines {
  const lists = new Map(
    kindsOf(map).map(({ line }) => [line, Array.from({ length: places }, (): number[] => [])]),
  )
  for (const [line, from, to] of drawn(map)) {
    const list = lists.get(line)
    if (list === undefined) throw new RangeError(`no line '${line}' between places`)
    list[numberOf(from)]?.push(numberOf(to))
  }
  for (const all of lists.values()) for (const list of all) list.sort((a, b) => a - b)
  return lists
}

/**
 * Merges several kinds of lines. By place: first the places of the same element (land or sea), then the others, each
 * sorted by number.
 */
export function merged(lines: Lines, kinds: readonly string[], sea: readonly boolean[]): Lists {
  return sea.map((own, place) => {
    const across = (near: number) => (sea[near] === own ? 0 : 1)
    return kinds
      .flatMap((line) => lines.get(line)?.[place] ?? [])
      .toSorted((a, b) => across(a) - across(b) || a - b)
  })
}
