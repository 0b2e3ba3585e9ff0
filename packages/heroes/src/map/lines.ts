// What joins the places of a map. Each kind of line is kept by itself, so that every way to move takes those it may.
import type { WorldMap } from './map.ts'

/** A coast leads from a Sea Region to land, a shore from land to a Sea Region; all others lead both ways. */
export const LINES = ['border', 'ferry', 'wrap', 'route', 'sea-wrap', 'coast', 'shore'] as const
export type Line = (typeof LINES)[number]

/** The neighbours of every place. */
export type Lists = readonly (readonly number[])[]
export type Lines = Readonly<Record<Line, Lists>>

/** Every line of the map with its ends. */
function* drawn({ edges, seaEdges, coasts }: WorldMap): Generator<readonly [Line, string, string]> {
  for (const { a, b, type } of [...edges, ...seaEdges.map((edge) => ({ ...edge, type: atSea(edge.type) }))]) {
    const line = LINES.find((one) => one === type)
    if (line === undefined) throw new RangeError(`no line '${type}' between places`)
    yield [line, a, b]
    yield [line, b, a]
  }
  for (const { region, sea } of coasts) {
    yield ['coast', sea, region]
    yield ['shore', region, sea]
  }
}

const atSea = (type: string): string => (type === 'wrap' ? 'sea-wrap' : type)

export function linesOf(map: WorldMap, places: number, numberOf: (id: string) => number): Lines {
  const none = (): number[][] => Array.from({ length: places }, () => [])
  const lists: Record<Line, number[][]> = {
    border: none(),
    ferry: none(),
    wrap: none(),
    route: none(),
    'sea-wrap': none(),
    coast: none(),
    shore: none(),
  }
  for (const [line, from, to] of drawn(map)) lists[line][numberOf(from)]?.push(numberOf(to))
  for (const line of LINES) for (const list of lists[line]) list.sort((a, b) => a - b)
  return lists
}

/** Several kinds of lines as one: from each place its own element first, land or sea, each by number. */
export function merged(lines: Lines, kinds: readonly Line[], sea: readonly boolean[]): Lists {
  return sea.map((own, place) => {
    const across = (near: number) => (sea[near] === own ? 0 : 1)
    return kinds
      .flatMap((line) => lines[line][place] ?? [])
      .toSorted((a, b) => across(a) - across(b) || a - b)
  })
}
