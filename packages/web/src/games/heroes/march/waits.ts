// The tag of a Region that an army can reach, in a few letters: the toll on the way, a Battle, the end of the March. A
// token on the map says by itself that it would be explored, and a tag would cover the Region's number.
import {
  dueAt,
  enemyAt,
  holds,
  type Move,
  natural,
  type Place,
  sizeOf,
  strengthOfMarch,
} from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { factsOf } from '../facts.ts'
import { viewOf } from '../view.ts'
import { isSea, placeOf, worldInPlay } from '../world.ts'
import { marchOf } from './march.ts'
import type { MarchWords } from './words.ts'

export interface Tag {
  readonly place: Place
  readonly text: string
  /** A Battle would begin there. */
  readonly battle: boolean
  /** Nobody is there, so all Worker Spaces are free. */
  readonly empty: boolean
}

/** The routes to distant places: the answers that lead there. */
export type Routes = Readonly<Record<string, readonly string[]>>

interface Target {
  readonly place: Place
  /** The Regions entered on the way, including this one. */
  readonly way: readonly Place[]
}

const REGION = 'region:'
const GO = 'go:'

const placeAt = (at: string) => placeOf(at.slice(REGION.length))

function targetsOf({ ask }: Update, routes: Routes | null): readonly Target[] {
  const near = (ask?.options ?? []).flatMap(({ kind, at }) =>
    kind === 'go' ? [{ place: placeAt(at), way: [placeAt(at)] }] : [],
  )
  if (near.length === 0) return []
  const far = Object.entries(routes ?? {}).flatMap(([at, picks]) => {
    const way = picks.flatMap((pick) => (pick.startsWith(GO) ? [placeOf(pick.slice(GO.length))] : []))
    return way.length > 1 && at.startsWith(REGION) ? [{ place: placeAt(at), way }] : []
  })
  const nearby = new Set(near.map(({ place }) => place))
  return [...near, ...far.filter(({ place }) => !nearby.has(place))]
}

/** Food for all Units of the seat that leave Regions on this way. */
function tollOn(update: Update, move: Move, way: readonly Place[]): number {
  const { army, carried } = move
  const units = sizeOf(army) + carried
  const left = [move.at, ...way.slice(0, -1)]
  return (
    left.reduce((sum, out, i) => sum + dueAt(factsOf(update), move, out, move.steps + i === 0), 0) * units
  )
}

/** The defender may cast a Combat Spell, or it is the Enemy, who draws a card for each Battle. */
function mayHaveMore(update: Update, seat: number): boolean {
  const { players, enemy } = viewOf(update)
  return (players[seat]?.cards ?? 0) > 0 || (enemy !== null && seat === players.length - 1)
}

function waits(update: Update, move: Move, place: Place, { t }: MarchWords): Omit<Tag, 'place'> {
  const facts = factsOf(update)
  const enemy = enemyAt(facts, move.seat, place)
  if (enemy !== null) {
    const key = mayHaveMore(update, enemy) ? 'march.tag.battle.more' : 'march.tag.battle'
    const of = { own: strengthOfMarch(facts, move), enemy: natural(facts, enemy, place) }
    return { text: t(key, of), battle: true, empty: false }
  }
  const { down, shown } = viewOf(update)
  const hasToken = (down[place] ?? 0) > 0 || shown.some(({ at }) => at === place)
  const isDesert = !isSea(place) && worldInPlay().lands[place]?.terrain === 'desert'
  const text = isDesert && !hasToken ? t('march.tag.stops') : ''
  const empty = facts.state.players.every((one) => !holds(one, place))
  return { text, battle: false, empty }
}

/** One tag for each Region within reach that has something to tell. */
export function tagsOf(update: Update, routes: Routes | null, words: MarchWords): readonly Tag[] {
  const move = marchOf(update)?.army ?? factsOf(update).state.move
  if (move === null) return []
  return targetsOf(update, routes).flatMap(({ place, way }) => {
    const { text, battle, empty } = waits(update, move, place, words)
    const toll = tollOn(update, move, way)
    const parts = [...(toll > 0 ? [words.t('march.tag.toll', { n: toll })] : []), text].filter(
      (one) => one !== '',
    )
    return parts.length === 0 ? [] : [{ place, text: parts.join(' · '), battle, empty }]
  })
}
