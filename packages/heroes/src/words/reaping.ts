// An enemy loses Units next to the bearer. Capital Regions are out of reach. (H-UNDEAD-5)
import type { Option } from '@lorehall/kernel'
import type { About } from '../cards/about.ts'
import type { RegionFilter } from '../cards/effect.ts'
import { GIVE_UP, WHO } from '../choices.ts'
import { idOf, type Place, placeOf } from '../map/world.ts'
import { destroy } from '../rules/losses.ts'
import { player } from '../rules/lookup.ts'
import { countOf, pieceNamed, piecesOf, unitOf } from '../rules/pieces.ts'
import { namable } from '../rules/solo/losses.ts'
import type { F } from '../rules/step.ts'
import { enemiesAt, regionsFor } from '../rules/verbs/regions.ts'
import type { W, WordStepOf } from './step.ts'

type Kind = 'serf' | 'warrior'

const having = (kind: Kind): RegionFilter => ({ enemy: { kinds: [kind], min: 1 } })

const regionsBeside = (f: F, about: About, kind: Kind): Place[] =>
  regionsFor(f, about, { land: true, near: 'bearer', capital: false, ...having(kind) })

export const canReap = (f: F, about: About, kind: Kind): boolean => regionsBeside(f, about, kind).length > 0

/** The owner of the ability chooses the enemy. */
export function reap(t: W, step: WordStepOf<'words/reap'>, answer: Option | undefined): void {
  const { seat, about, kind, from = '' } = step
  const regions = regionsBeside(t, about, kind)
  const isThere = (place: Place, other: number) => enemiesAt(t, about, place, having(kind)).includes(other)
  const all = t.state.players.flatMap((_, other) =>
    regions.some((place) => isThere(place, other)) ? [other] : [],
  )
  if (answer === undefined && all.length > 1) {
    t.ask(seat, 'pick', 'words/reap', from)
    for (const other of all) t.offer(WHO(other))
    return
  }
  const who = answer?.n ?? all[0]
  if (who === undefined) return
  const places = regions.filter((place) => isThere(place, who))
  t.push({ do: 'words/reaped', seat: who, places, kind, by: seat, from })
}

/** The enemy chooses the Unit; the solo Enemy loses the one in the first Region. */
export function reaped(t: W, step: WordStepOf<'words/reaped'>, answer: Option | undefined): void {
  const { seat, places, kind, by, from = '' } = step
  const p = player(t, seat)
  const found = places.flatMap((place) =>
    piecesOf(p)
      .filter((piece) => unitOf(piece) === kind && countOf(p, piece, place) > 0)
      .map((piece) => ({ place, piece })),
  )
  const all = namable(t, seat, found, ({ piece }) => piece)
  const [only] = all
  if (only === undefined) return
  if (answer === undefined && all.length > 1) {
    t.ask(seat, 'pick', 'words/reaped', from)
    for (const { piece, place } of all) t.offer(GIVE_UP(t, seat, piece, place))
    return
  }
  const [named = '', region = ''] = answer?.name.split('<') ?? [only.piece, idOf(t, only.place)]
  const piece = pieceNamed(named)
  if (piece !== undefined) destroy(t, seat, piece, placeOf(t, region), by)
}
