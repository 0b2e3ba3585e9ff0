// The story's part of the state: set up, copied, shown and checked. Flags and the scenes a hero has tried are in no view.
import { conserved } from '@lorehall/grammar'
import type { Json, Seat } from '@lorehall/kernel'
import type { Module } from '../../box/module.ts'
import type { F } from '../../rules/step.ts'
import type { Slots } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import { chapterOf, heroOf, type Scene, type Story, storyOf } from './state.ts'
import { GLOGO, ITEMS, MAP_PIECES } from './cards/pieces.ts'
import { beforeIn, sheetOf } from './campaign.ts'
import { leftBy } from './rules/going-on.ts'
import { threatened } from './rules/after-production.ts'
import { placed, spaceOn } from './rules/on-map.ts'
import { missionPlace } from './rules/places.ts'
import { viewScene } from './shown.ts'
import { TRACK } from './values/numbers.ts'

const each = <A>(seats: number, fresh: () => A): A[] => Array.from({ length: seats }, fresh)

function lay(slots: Slots, seats: number, { box }: Values, left: Json): void {
  const pieces = box.data.story?.record.pieces ?? []
  slots.story = {
    before: beforeIn(left),
    reputation: each(seats, () => 0),
    mission: each(seats, () => 0),
    met: each(seats, () => []),
    tried: each(seats, () => []),
    flags: [],
    arrived: each(seats, () => false),
    taken: [],
    items: each(seats, () => []),
    aside: pieces.includes('glogo') ? GLOGO.aside : 0,
    walked: Object.fromEntries(pieces.flatMap((id) => (Object.hasOwn(MAP_PIECES, id) ? [[id, 0]] : []))),
    scene: null,
  }
}

const copyScene = (scene: Scene): Scene => ({ ...scene })

const copyStory = (story: Story): Story => ({
  before: story.before,
  reputation: story.reputation.slice(),
  mission: story.mission.slice(),
  met: story.met.map((one) => one.slice()),
  tried: story.tried.map((one) => one.slice()),
  flags: story.flags.slice(),
  arrived: story.arrived.slice(),
  taken: story.taken.slice(),
  items: story.items.map((one) => one.slice()),
  aside: story.aside,
  walked: { ...story.walked },
  scene: story.scene === null ? null : copyScene(story.scene),
})

function copy({ story }: Slots, to: Slots): void {
  if (story !== undefined) to.story = copyStory(story)
}

/** A seat sees which letters are its own, but not those of others. (N-STORY-8) */
function ownLetters(f: F, viewer: Seat | null): readonly string[] {
  const hero = viewer === null ? null : heroOf(f, viewer)
  return hero === null ? [] : chapterOf(f).record.own[hero]
}

/** The sheet of the campaign, with this chapter once it is over; null: there is none. */
function sheetSeen(f: F): Json {
  const left = leftBy(f) ?? storyOf(f).before?.left ?? null
  if (left === null) return null
  const { chapter, over, rows, winners, mark } = sheetOf(left)
  return {
    chapter,
    over,
    rows: rows.map(({ hero, chapters, vp, rep, most, total, wins, away }) => ({
      hero,
      chapters: chapters.map((one) => ({ vp: one.vp, rep: one.rep, missed: one.missed })),
      vp,
      rep,
      most,
      total,
      wins,
      away,
    })),
    winners: [...winners],
    mark,
  }
}

function view(f: F, viewer: Seat | null): Json {
  const { reputation, mission, met, arrived, taken, items, aside } = storyOf(f)
  return {
    reputation: reputation.slice(),
    missions: mission.map((done, seat) => ({ done: Math.max(0, done - 1), at: missionPlace(f, seat) ?? '' })),
    met: met.map((one) => one.slice()),
    arrived: arrived.slice(),
    taken: taken.slice(),
    items: items.map((one) => one.slice()),
    aside,
    pieces: Object.fromEntries(placed(f).map(({ id, piece, steps }) => [id, spaceOn(piece, steps)])),
    threatened: f.state.season === chapterOf(f).record.digs?.season ? [...threatened(f)] : [],
    own: [...ownLetters(f, viewer)],
    campaign: sheetSeen(f),
    scene: viewScene(f),
  }
}

/** The villagers of a kind that are in play. */
function peopleOf({ state: { players, bot, villagerRow, villagerSupply } }: F, kind: string): number {
  const homes = players.flatMap(({ waiting, housing }) => [waiting, ...housing])
  const held = [villagerSupply, ...homes, ...(bot === null ? [] : [bot.villagers])]
  const inRow = villagerRow.filter((one) => one === kind).length
  return held.reduce((sum, people) => sum + (people[kind] ?? 0), inRow)
}

function check(f: F): string[] {
  const { reputation, mission, flags, taken, items, aside, walked, scene } = storyOf(f)
  const { record } = chapterOf(f)
  const events = Object.values(record.events)
  const all = events.flatMap((event) => [
    ...event.choices,
    ...(event.kind === 'shared' ? Object.values(event.extra ?? {}).flat() : []),
  ])
  const known = new Set(all.flatMap(({ sets = [] }) => sets))
  return [
    ...reputation.flatMap((n, seat) =>
      n >= TRACK.least && n <= TRACK.most ? [] : [`seat ${seat} has ${n} reputation`],
    ),
    ...mission.flatMap((n, seat) => (n >= 0 && n <= 4 ? [] : [`seat ${seat} is at mission ${n}`])),
    ...flags.flatMap((flag) => (known.has(flag) ? [] : [`nothing sets the flag ${flag}`])),
    ...(new Set(flags).size === flags.length ? [] : ['a flag is set twice']),
    ...conserved(
      'items',
      items.flat(),
      taken.filter((id) => Object.hasOwn(ITEMS, id)),
    ),
    ...f.values.guests.flatMap(({ id, supply }) => {
      const all = supply + (id === 'glogo' ? GLOGO.aside - aside : taken.filter((one) => one === id).length)
      const found = peopleOf(f, id)
      return found === all ? [] : [`${found} of ${id}, not ${all}`]
    }),
    ...Object.keys(walked).flatMap((id) => (record.pieces.includes(id) ? [] : [`${id} is on the map`])),
    ...taken.flatMap((piece) => (record.pieces.includes(piece) ? [] : [`there is no piece ${piece}`])),
    ...(scene === null || scene.seat === f.state.turn.seat ? [] : ['a scene is read out of turn']),
  ]
}

export const slot: NonNullable<Module['slot']> = { lay, copy, view, check }
