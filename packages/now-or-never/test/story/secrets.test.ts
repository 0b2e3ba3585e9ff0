// Searches everything that eyes are shown in whole random games of the story for what they may not know: texts of
// choices not taken and of others' scenes, rewards, and flags.
import { Chance, type GameEvent, isRecord, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { ALL_CHAPTERS } from '../../src/modules/story/chapters/all.ts'
import {
  type ChapterRecord,
  type Choice,
  type Hero,
  HEROES,
  type StoryEvent,
} from '../../src/modules/story/cards/chapter.ts'
import type { Chapter } from '../../src/modules/story/chapters/read.ts'
import { knowsName, openingName, reactionName, sceneName } from '../../src/modules/story/prose/names.ts'
import { storyGame } from '../../testing/story.ts'

const allOf = ({ events }: ChapterRecord): readonly Choice[] =>
  Object.values(events).flatMap((event) => [
    ...event.choices,
    ...(event.kind === 'shared' ? Object.values(event.extra ?? {}).flat() : []),
  ])

/** Every text named in this. */
function talesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(talesIn)
  if (!isRecord(value)) return []
  const own = typeof value['tale'] === 'string' ? [value['tale']] : []
  return [...own, ...Object.values(value).flatMap(talesIn)]
}

/** The text that an event may name; null: none. */
function rightTale({ record }: Chapter, hero: (seat: number) => Hero, event: GameEvent): string | null {
  const { type, seat = 0 } = event
  const id = typeof event['event'] === 'string' ? event['event'] : ''
  const of = record.events[id]
  if (type === 'opening') return openingName(record.id)
  if (type === 'knows') return knowsName(record.id, hero(seat))
  if (of === undefined) return null
  if (type === 'scene' || type === 'sceneAgain') return sceneName(record.id, id, of, hero(seat))
  const choice = type === 'succeeded' ? choiceOf(of, hero(seat), event['choice']) : undefined
  return choice === undefined ? null : reactionName(record.id, id, of, hero(seat), choice)
}

function choiceOf(event: StoryEvent, hero: Hero, id: unknown): Choice | undefined {
  const extra = event.kind === 'shared' ? (event.extra?.[hero] ?? []) : []
  return [...event.choices, ...extra].find((choice) => choice.id === id)
}

const LOOKS_FOR = ['choose', 'mission', 'meet', 'search']

test.each(ALL_CHAPTERS.map((chapter) => [chapter.record.id, chapter] as const))(
  'N-STORY-19 nobody is shown a secret of %s',
  { timeout: 300_000 },
  (id, chapter) => {
    const { record } = chapter
    const flags = new Set(allOf(record).flatMap(({ sets = [] }) => sets))
    const options = { story: true, chapter: id.slice(1) }
    const table = new Table(storyGame, { seats: 3, seed: `secrets ${id}`, options })
    const chance = new Chance(`secrets ${id}`)
    const heroOf = (seat: number): Hero =>
      HEROES.find((one) => one === table.machine.state.players[seat]?.hero) ?? 'halia'
    const all = [0, 1, 2, null].map((eyes) => ({ eyes, heard: new Set<string>() }))
    const found: string[] = []
    let told = 0
    for (let n = 0; n < 1500 && !table.over; n++) {
      const { machine } = table
      for (const { eyes, heard } of all) {
        const events = machine.events.flatMap((event) => storyGame.see.sees(event, eyes) ?? [])
        for (const event of events) {
          const { type, seat, tale } = event
          if (tale === undefined || type === 'closing') continue
          told++
          heard.add(tale)
          const isFor = type !== 'knows' || seat === eyes
          if (!isFor || tale !== rightTale(chapter, heroOf, event)) found.push(`${eyes} hears ${tale}`)
        }
        const asks = machine.asks.filter(({ seat }) => seat === eyes)
        const labels = asks.flatMap((ask) => ask.options.map((one) => storyGame.say.label(machine, one, [])))
        const shown = { view: storyGame.see.view(machine, eyes), asks, labels }
        const text = JSON.stringify({ ...shown, events })
        for (const flag of flags) if (text.includes(`"${flag}"`)) found.push(`${eyes} sees ${flag}`)
        for (const tale of talesIn(shown)) if (!heard.has(tale)) found.push(`${eyes} reads ${tale}`)
        const choices = asks.flatMap((ask) => ask.options.filter(({ kind }) => kind === 'choose'))
        for (const one of choices) {
          const label = storyGame.say.label(machine, one, [])
          if (/: (gain|lose|buy|draw)|bonus/.test(label)) found.push(`${eyes} is told ${label}`)
        }
      }
      const ask = chance.pick(table.asks.filter(({ aside }) => !aside))
      const onward = ask.options.filter(({ manner }) => manner !== 'unticks')
      const scenes = onward.filter(({ kind }) => LOOKS_FOR.includes(kind))
      const liked = scenes.length > 0 ? scenes : onward
      table.take(ask, chance.pick(liked.length > 0 ? liked : ask.options))
    }
    expect(found).toEqual([])
    expect(told).toBeGreaterThan(10)
  },
)
