// A chapter that continues a campaign: who plays whom, and what the chapter before brings. (N-STORY-42, N-STORY-43,
// N-STORY-44)
import { around } from '@lorehall/grammar'
import type { Json, Option } from '@lorehall/kernel'
import { player } from '../../../rules/lookup.ts'
import { gain } from '../../../rules/purse.ts'
import type { F } from '../../../rules/step.ts'
import { CELLS } from '../../../map/cells.ts'
import { standing, winners } from '../../../scoring.ts'
import { at } from '../../../state.ts'
import { benefitsOf, type Left, leftAfter } from '../campaign.ts'
import { type Hero, HEROES } from '../cards/chapter.ts'
import { BEGIN, STAY } from '../choices.ts'
import { chapterOf, heroOf, storyOf, type StoryStep, type T } from '../state.ts'
import { CAMPAIGN } from '../values/numbers.ts'
import { changeReputation } from './reputation.ts'

/** The heroes that a seat may play: its own, or one who has no line yet. */
export function heroes(f: F, seat: number): readonly string[] {
  const { before } = storyOf(f)
  if (before === null) return HEROES
  const own = before.seats[seat] ?? null
  return own === null ? HEROES.filter((one) => before.left.lines[one] === undefined) : [own]
}

/** The first question after the quests are kept. */
export function bringOver(t: T): void {
  const { before } = storyOf(t)
  if (before === null) return
  const { helped, anywhere } = benefitsOf(before, t.values.setup.soloWin)
  const among = (list: readonly Hero[], seat: number) => {
    const hero = heroOf(t, seat)
    return hero !== null && list.includes(hero)
  }
  const inTurn = around(t.seats, t.state.first)
  for (const seat of inTurn.toReversed()) if (among(anywhere, seat)) t.push({ do: 'story/start', seat })
  for (const seat of inTurn) {
    if (!among(helped, seat)) continue
    gain(t, seat, { coin: CAMPAIGN.helped.coin }, 'benefit')
    changeReputation(t, seat, CAMPAIGN.helped.reputation, 'benefit')
  }
}

/** The space where heroes begin. */
export const usualStart = ({ values }: Pick<F, 'values'>): number =>
  values.spaceIds.indexOf(values.maps[values.side].start)

/** Any space of the map, without costs. The usual start is the usual answer. */
function start(
  t: T,
  { seat }: Extract<StoryStep, { readonly do: 'story/start' }>,
  answer: Option | undefined,
): void {
  const p = player(t, seat)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'story/start')
    t.offer(STAY)
    for (let cell = 0; cell < CELLS; cell++) if (cell !== p.space) t.offer(BEGIN(cell))
    return
  }
  if (answer !== STAY) p.space = answer.n
  t.emit({ type: 'starts', seat, space: p.space })
}

/** The data that this chapter leaves, once it is scored; null: none. */
export function leftBy(f: F): Left | null {
  if (f.state.phase !== 'over') return null
  const won = winners(f)
  const results = standing(f).flatMap(({ seat, total }) => {
    const hero = heroOf(f, seat)
    const rep = at(storyOf(f).reputation, seat)
    return hero === null ? [] : [{ hero, vp: total, rep, won: won.includes(seat) }]
  })
  return leftAfter(storyOf(f).before, Number(chapterOf(f).record.id.slice(1)), results)
}

/** As a record carries it. */
export function leaves(f: F): Json
export function leaves(f: F): unknown {
  return leftBy(f)
}

export const goingOnSteps = { 'story/start': start }
