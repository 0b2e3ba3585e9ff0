// What of others' turns touches a player: the end, pieces lost, who comes beside them, Towers, Buildings, the round.
// Of one step it is said while it is told, of all since their last turn when the next one begins.
import { nameOf } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import type { News, Touch } from '../../../table/parts.ts'
import type { Words } from '../../../text/language.ts'
import { factsOf } from '../facts.ts'
import { type Force, forcesOf } from '../pieces/forces.ts'
import { placeSaid } from '../pieces/region-name.ts'
import { type GameView, viewOf } from '../view.ts'
import { type TurnWords, wordsOf } from './words/own.ts'
import { idOf, WORLD } from '../world.ts'
import { whoIs } from '../players/who.ts'

/** From the eyes' last sight to this one. */
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

/** Places an enemy has now where I had something. */
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

/** An army of somebody else that is new beside something of mine. */
function near(between: Between): Touch[] {
  const { me, before, forces, words } = between
  const mine = (place: number) => forces[place]?.some(({ seat }) => seat === me) === true
  return WORLD.lands.flatMap((_, place) => {
    const enemy = forces[place]?.find(({ seat }) => seat !== me)
    if (enemy === undefined || men(enemy) === 0) return []
    const there = before[place]?.some(({ seat }) => seat === enemy.seat) === true
    if (there || !(WORLD.byLand[place] ?? []).some(mine)) return []
    return [
      touch(
        words.t('touch.near', { name: named(between, enemy.seat), place: placeSaid(place, words) }),
        `region:${idOf(place)}`,
        true,
      ),
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

/** The weightiest first. */
const WEIGHED = [ending, lost, near, built, round]

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
