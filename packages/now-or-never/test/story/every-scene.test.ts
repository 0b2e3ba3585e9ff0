// Every scene is begun by every hero who has it, and every choice in it is taken and succeeds: each leads to a reaction
// of its own. Random games don't get everywhere: a mission is often the third of a chain, and some tests are hard.
import { cloneJson } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import {
  type ChapterRecord,
  type Choice,
  type Hero,
  HEROES,
  type StoryEvent,
} from '../../src/modules/story/cards/chapter.ts'
import { MAP_PIECES } from '../../src/modules/story/cards/pieces.ts'
import { ALL_CHAPTERS } from '../../src/modules/story/chapters/all.ts'
import { namesOf } from '../../src/modules/story/prose/names.ts'
import { spaceOn } from '../../src/modules/story/rules/on-map.ts'
import { isFor } from '../../src/modules/story/scenes.ts'
import type { Scenario } from '../../testing/index.ts'
import { rolls } from '../../testing/hero.ts'
import { stopsAt, type StorySpot } from '../../testing/story.ts'

/** Enough for every price and every test. */
const RICH = {
  hearts: 12,
  coins: 30,
  mana: 4,
  xp: 9,
  books: 3,
  goods: { shell: 3, tool: 3, demon: 3, crystal: 3 },
}

/** The choices of an event for one hero, whatever flags they need. */
function choicesOf(event: StoryEvent, hero: Hero): readonly Choice[] {
  const extra = event.kind === 'shared' ? (event.extra?.[hero] ?? []) : []
  const replaced = extra.map(({ replaces }) => replaces)
  return [...event.choices.filter(({ id }) => !replaced.includes(id)), ...extra]
}

/** The hero is at the place of the event, and nothing is missing. */
function there({ id }: ChapterRecord, hero: Hero, event: StoryEvent, flag: string | undefined): Scenario {
  const other = HEROES.find((one) => one !== hero) ?? 'halia'
  const piece = Object.values(MAP_PIECES).find(({ meet }) => meet === event.at)
  const isLetter = event.kind === 'shared' || event.kind === 'own'
  const spot: StorySpot = {
    chapter: id.slice(1),
    players: { 1: { hero: other } },
    me: { hero, ...RICH, ...(piece === undefined ? {} : { space: spaceOn(piece, 0) }) },
    story: {
      flags: flag === undefined ? [] : [flag],
      ...(event.kind === 'mission' ? { mission: [event.mission, 0] } : {}),
    },
  }
  return stopsAt(isLetter || piece === undefined ? event.at : '', spot)
}

function offered(g: Scenario, ...starts: readonly string[]): string {
  const found = g.offered(0).find((option) => starts.some((start) => option.startsWith(start)))
  if (found === undefined) throw new Error(`none of ${starts.join(', ')} in ${g.offered(0).join(', ')}`)
  return found
}

/** Only one blow is left to strike. */
function almostBeaten(g: Scenario): void {
  const { machine } = g.table
  const position = cloneJson(machine.position)
  const { fight } = position.game.turn
  if (fight === null) throw new Error('nobody fights')
  fight.dealt = fight.health - 1
  machine.load(position)
}

/** Takes the choice and succeeds. Returns the text of the scene and that of the reaction. */
function taken(g: Scenario, event: StoryEvent, choice: Choice): readonly [scene: string, reaction: string] {
  const tales = new Map<string, string>()
  const hear = () => {
    for (const { type, tale } of g.table.events) if (tale !== undefined) tales.set(type, tale)
  }
  const play = (option: string) => {
    g.play(`0 ${option}`)
    hear()
  }
  play(offered(g, event.kind === 'mission' ? 'mission:' : event.kind === 'meet' ? 'meet:' : 'search:'))
  rolls(g, 4)
  play(offered(g, `choose:${choice.id}`))
  for (let asks = 0; asks < 12 && !tales.has('succeeded'); asks++) {
    if (g.state.turn.fight !== null) almostBeaten(g)
    // A blow that surely wins is not asked about.
    hear()
    if (tales.has('succeeded')) break
    const adding = g.offered(0).filter((option) => option.startsWith('add:'))
    play(adding.at(-1) ?? offered(g, 'keep-die', 'strike', 'roll-on'))
  }
  return [tales.get('scene') ?? '', tales.get('succeeded') ?? '']
}

describe.each(ALL_CHAPTERS.map(({ record }) => [record.id, record] as const))('%s', (_id, record) => {
  test.each(HEROES)('N-STORY-13 every choice that %s has can be taken, and succeeds', (hero) => {
    const [scenes, reactions] = [new Set<string>(), new Set<string>()]
    for (const event of Object.values(record.events)) {
      if (!isFor(event, hero)) continue
      for (const choice of choicesOf(event, hero)) {
        const [scene, reaction] = taken(there(record, hero, event, choice.if), event, choice)
        scenes.add(scene)
        reactions.add(reaction)
      }
    }
    const names = namesOf(record)
    const own = names[hero].filter((name) => !name.includes('.'))
    expect([...scenes].toSorted()).toEqual([...own].toSorted())
    const all = new Set([...names[hero], ...names.shared])
    expect([...reactions].filter((name) => !all.has(name))).toEqual([])
    expect(names[hero].filter((name) => name.includes('.') && !reactions.has(name))).toEqual([])
  })
})
