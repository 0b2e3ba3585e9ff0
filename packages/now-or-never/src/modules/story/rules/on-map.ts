// Pieces on the map: where they are, what they cost, meeting and fighting them. (N-STORY-24, N-STORY-26)
import type { AtStop } from '../../../box/module.ts'
import { cellAt } from '../../../map/cells.ts'
import { passBy, startFight } from '../../../rules/fight.ts'
import { player } from '../../../rules/lookup.ts'
import { gain } from '../../../rules/purse.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { MAP_PIECES, type MapPiece } from '../cards/pieces.ts'
import { CHALLENGE, MEET } from '../choices.ts'
import { meetingAt } from '../scenes.ts'
import { chapterOf, heroOf, storyOf, type StoryStep, type T } from '../state.ts'
import { changeReputation } from './reputation.ts'
import { beginScene } from './scene.ts'

/** The space of a piece after this many steps of its road. */
export function spaceOn({ road }: MapPiece, steps: number): number {
  const spot = at(road, steps)
  return typeof spot === 'number' ? spot : cellAt(...spot)
}

/** A piece on the map. */
interface Placed {
  readonly id: string
  readonly piece: MapPiece
  /** Steps of its road that it has walked. */
  readonly steps: number
}

export function placed(f: F): readonly Placed[] {
  return Object.entries(storyOf(f).walked).flatMap(([id, steps]) => {
    const piece = MAP_PIECES[id]
    return piece === undefined ? [] : [{ id, piece, steps }]
  })
}

/** A walker at the end of its road can't be fought and costs nothing. */
const isTame = ({ piece, steps }: Placed): boolean => piece.step > 0 && steps === piece.road.length - 1

const on = (f: F, cell: number): readonly Placed[] =>
  placed(f).filter(({ piece, steps }) => spaceOn(piece, steps) === cell)

/** Hearts that a space costs because of its pieces. (N-STORY-24) */
export const fierce = (f: F, cell: number): number =>
  on(f, cell).filter((one) => one.piece.fierce && !isTame(one)).length

const here = (f: F, seat: number): readonly Placed[] => on(f, player(f, seat).space)

/** The meeting that the hero has not had yet; null: none. */
function meeting(f: F, seat: number, { piece }: Placed): string | null {
  const hero = heroOf(f, seat)
  const id =
    hero === null || piece.meet === '' ? undefined : meetingAt(chapterOf(f).record, hero, piece.meet)?.id
  return id === undefined || at(storyOf(f).met, seat).includes(id) ? null : id
}

const canBeFought = (one: Placed): boolean => one.piece.fight !== null && !isTame(one)

/** The places of meetings and missions on a space. */
export const placesOn = (f: F, cell: number): readonly string[] => on(f, cell).map(({ piece }) => piece.meet)

/** The pieces on a space that the hero can meet. */
export const openMeetings = (f: F, seat: number, cell: number): readonly string[] =>
  on(f, cell).flatMap((one) => (meeting(f, seat, one) === null ? [] : [one.id]))

export const piecesAtStop: AtStop = {
  is: (f, seat) => here(f, seat).some((one) => canBeFought(one) || meeting(f, seat, one) !== null),
  offer(t, seat) {
    for (const one of here(t, seat)) {
      if (meeting(t, seat, one) !== null) t.offer(MEET(one.id))
      if (canBeFought(one)) t.offer(CHALLENGE(one.id))
    }
  },
  acts: {
    /** A fierce piece costs its heart even if it is met. */
    meet(t: T, seat, { name }) {
      const one = here(t, seat).find(({ id }) => id === name)
      const event = one === undefined ? null : meeting(t, seat, one)
      if (event !== null && passBy(t, seat)) beginScene(t, seat, event)
    },
    /** Fighting a piece waives its own heart only. */
    challenge(t: T, seat, { name }) {
      const one = here(t, seat).find(({ id }) => id === name)
      const fight = one?.piece.fight ?? null
      if (one === undefined || fight === null) throw new RangeError(`'${name}' can't be fought here`)
      const waived = one.piece.fierce && !t.state.turn.ignoring ? 1 : 0
      if (!passBy(t, seat, waived)) return
      t.push({ do: 'story/beaten', seat, name })
      startFight(t, seat, name, fight)
    },
  },
}

/** A piece that is beaten or sent away takes no further part. */
export function removePiece(t: T, id: string): void {
  const story = storyOf(t)
  const { [id]: _, ...left } = story.walked
  story.walked = left
}

function beaten(t: T, { seat, name }: Extract<StoryStep, { readonly do: 'story/beaten' }>): void {
  const piece = MAP_PIECES[name]
  if (t.state.turn.over || piece === undefined) return
  const { villagers = 0, ...counted } = piece.reward
  removePiece(t, name)
  if (piece.token) player(t, seat).kills.push(name)
  t.emit({ type: 'fightWon', seat, foe: name })
  changeReputation(t, seat, piece.reputation, name)
  t.push({ do: 'happen', seat, event: 'fightWon' })
  if (villagers > 0) t.push({ do: 'gainVillagers', seat, n: villagers, from: name })
  gain(t, seat, counted, name)
}

export const onMapSteps = { 'story/beaten': beaten }
