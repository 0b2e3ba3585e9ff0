// The events of other players' turns that matter to a player: the end, lost pieces, armies next to theirs, Towers,
// Buildings, the round. They are shown step by step while others play, and as a summary when the player's next turn
// begins.
import type { Update } from '@lorehall/host'
import type { News, Touch } from '../../../table-ui/parts.ts'
import type { Words } from '../../../text/language.ts'
import { factsOf } from '../facts.ts'
import { type Force, forcesOf } from '../pieces/forces.ts'
import { placeSaid } from '../pieces/region-name.ts'
import { type GameView, viewOf } from '../view.ts'
import { type TurnWords, wordsOf } from './words/own.ts'
import { idOf, worldInPlay } from '../world.ts'
import { whoIs } from '../players/who.ts'
import { nameOf } from '../cards/names.ts'

/** The change between two updates for the same seat. */
interface Between {
  readonly me: number
  readonly now: Update
  readonly was: GameView
  readonly view: GameView
  readonly before: readonly (readonly Force[])[]
  readonly forces: readonly (readonly Force[])[]
  readonly words: TurnWords
}

const touch = (text: string, at: string | null, grave = false): Touch => ({ text, at, grave })

const named = ({ now, words }: Between, seat: number) => words.say(whoIs(now, seat))

function ending(between: Between): Touch[] {
  const { was, view, words } = between
  const { end } = view
  if (end === null || was.end !== null) return []
  const name = end.seat === null ? '' : named(between, end.seat)
  return [touch(words.t('touch.end', { name, n: end.last }), null, true)]
}

const men = (force: Force | undefined) =>
  force === undefined
    ? 0
    : force.serfs + force.warriors + force.heroes.length + force.vessels.length + (force.tower ? 1 : 0)

/** Places with an enemy where the player now has fewer pieces. */
function lost({ me, before, forces, words }: Between): Touch[] {
  return before.flatMap((there, place) => {
    const had = men(there.find(({ seat }) => seat === me))
    const has = men(forces[place]?.find(({ seat }) => seat === me))
    const enemy = forces[place]?.some(({ seat }) => seat !== me) === true
    return had > has && enemy
      ? [
          touch(
            words.t('touch.lost', { n: had - has, place: placeSaid(place, words) }),
            `region:${idOf(place)}`,
            true,
          ),
        ]
      : []
  })
}

/** Armies of others that are newly next to something of the player's. */
function near(between: Between): Touch[] {
  const { me, before, forces, words } = between
  const mine = (place: number) => forces[place]?.some(({ seat }) => seat === me) === true
  return worldInPlay().lands.flatMap((_, place) => {
    const enemy = forces[place]?.find(({ seat }) => seat !== me)
    if (enemy === undefined || men(enemy) === 0) return []
    const there = before[place]?.some(({ seat }) => seat === enemy.seat) === true
    if (there || !(worldInPlay().byLand[place] ?? []).some(mine)) return []
    return [
      touch(
        words.t('touch.near', { name: named(between, enemy.seat), place: placeSaid(place, words) }),
        `region:${idOf(place)}`,
        true,
      ),
    ]
  })
}

/** Armies of others that are new on the Continent of the player's Capital, but not next to anything of the player's. */
function landed(between: Between): Touch[] {
  const { me, view, before, forces, words } = between
  const { lands, byLand } = worldInPlay()
  const home = lands[view.players[me]?.capital ?? -1]?.continent
  const isHome = (place: number) => home !== undefined && lands[place]?.continent === home
  const mine = (place: number) => forces[place]?.some(({ seat }) => seat === me) === true
  const wasHere = (enemy: number) =>
    before.some((there, place) => isHome(place) && there.some(({ seat }) => seat === enemy))
  return lands.flatMap((_, place) => {
    const enemy = forces[place]?.find(({ seat }) => seat !== me)
    if (enemy === undefined || men(enemy) === 0 || !isHome(place) || wasHere(enemy.seat)) return []
    if ((byLand[place] ?? []).some(mine)) return []
    const name = named(between, enemy.seat)
    return [
      touch(words.t('touch.landed', { name, place: placeSaid(place, words) }), `region:${idOf(place)}`, true),
    ]
  })
}

function built(between: Between): Touch[] {
  const { me, was, view, words } = between
  return view.players.flatMap((p, seat) => {
    const old = was.players[seat]
    if (seat === me || old === undefined) return []
    const name = named(between, seat)
    return [
      ...p.towers
        .filter((place) => !old.towers.includes(place))
        .map((place) =>
          touch(words.t('touch.tower', { name, place: placeSaid(place, words) }), `region:${idOf(place)}`),
        ),
      ...(p.level > old.level ? [touch(words.t('touch.level', { name, level: p.level }), null)] : []),
      ...p.buildings
        .filter((id) => !old.buildings.includes(id))
        .map((id) => touch(words.t('touch.building', { name, building: words.say(nameOf(id)) }), null)),
    ]
  })
}

function round(between: Between): Touch[] {
  const { me, was, view, words } = between
  if (view.round === was.round) return []
  return [
    touch(words.t('touch.round', { n: view.round }), null),
    ...(view.first === was.first
      ? []
      : [
          touch(
            view.first === me
              ? words.t('touch.first.you')
              : words.t('touch.first', { name: named(between, view.first) }),
            null,
          ),
        ]),
  ]
}

/** The most important first. */
const WEIGHED = [ending, lost, near, landed, built, round]

export function touchesBetween(before: Update, now: Update, words: Words): readonly Touch[] {
  const me = now.eyes
  const view = viewOf(now)
  if (me === null || before.eyes !== me || view.phase === 'setup') return []
  const was = viewOf(before)
  const between: Between = {
    me,
    now,
    was,
    view,
    before: forcesOf(factsOf(before)),
    forces: forcesOf(factsOf(now)),
    words: wordsOf(words),
  }
  return WEIGHED.flatMap((concerns) => concerns(between))
}

/** The same between two of the player's turns. */
export const newsBetween: News = (before, now, words) =>
  touchesBetween(before, now, words).map(({ text }) => text)
