// The chapters of the story, whole: every scene can be reached, everything named exists, and the counts are those of
// the design.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@lorehall/kernel'
import { describe, expect, it, test } from 'vitest'
import { valuesOf } from '../../src/client.ts'
import { cellAt, distance } from '../../src/map/cells.ts'
import { C1_BRIEF } from '../../src/modules/story/brief/c1/en.ts'
import { C2_BRIEF } from '../../src/modules/story/brief/c2/en.ts'
import { C3_BRIEF } from '../../src/modules/story/brief/c3/en.ts'
import { C4_BRIEF } from '../../src/modules/story/brief/c4/en.ts'
import { C5_BRIEF } from '../../src/modules/story/brief/c5/en.ts'
import { C6_BRIEF } from '../../src/modules/story/brief/c6/en.ts'
import {
  type ChapterRecord,
  CHAPTERS,
  type Choice,
  HEROES,
  LETTERS,
  type StoryEvent,
} from '../../src/modules/story/cards/chapter.ts'
import { ALL_CHAPTERS } from '../../src/modules/story/chapters/all.ts'
import { readChapter } from '../../src/modules/story/chapters/read.ts'
import {
  closingName,
  knowsName,
  namesOf,
  openingName,
  reactionName,
  sceneName,
} from '../../src/modules/story/prose/names.ts'
import { choicesFor, eventAtLetter, isFor, meetingAt } from '../../src/modules/story/scenes.ts'
import { LISTED } from '../../src/modules/story/prose/tale.ts'
import { LETTERS_EN } from '../../src/modules/story/text/places/en.ts'
import { bagWorth, worthOf } from '../../testing/story-worth.ts'

const BRIEFS = [C1_BRIEF, C2_BRIEF, C3_BRIEF, C4_BRIEF, C5_BRIEF, C6_BRIEF]
/** The files of prose that are written, as `prose/tale.ts` lists them. */
const PROSE_FILES = readdirSync(join(import.meta.dirname, '../../src/modules/story/prose'), {
  recursive: true,
})
  .map(String)
  .filter((path) => path.endsWith('en.ts'))
  .map((path) => path.replaceAll('\\', '/').replace('/en.ts', ''))

test('N-STORY-6 every file of prose is listed in prose/tale.ts', () => {
  expect([...LISTED].toSorted()).toEqual(PROSE_FILES.toSorted())
})

const RECORDS = ALL_CHAPTERS.map(({ record }) => record)

const eventsOf = ({ events }: ChapterRecord) => Object.entries(events)
const allOf = (event: StoryEvent): readonly Choice[] => [
  ...event.choices,
  ...(event.kind === 'shared' ? Object.values(event.extra ?? {}).flat() : []),
]
const EVENTS = RECORDS.flatMap(eventsOf)
const CHOICES = EVENTS.flatMap(([id, event]) =>
  allOf(event).map((choice) => ({ at: `${id}.${choice.id}`, choice })),
)
const countBy = (names: readonly string[]) =>
  names.reduce<Record<string, number>>((all, name) => ({ ...all, [name]: (all[name] ?? 0) + 1 }), {})

/** Each hero of each chapter. */
const LIVES = RECORDS.flatMap((chapter) => HEROES.map((hero) => ({ chapter, hero })))

describe('N-STORY-1 the chapters', () => {
  it('are six, with as many events, scenes, choices and tests as designed', () => {
    expect(RECORDS.map(({ id }) => id)).toEqual(CHAPTERS)
    expect(countBy(EVENTS.map(([, { kind }]) => kind))).toEqual({ shared: 84, own: 72, mission: 72, meet: 7 })
    expect(CHOICES).toHaveLength(833)
    expect(CHOICES.filter(({ choice }) => 'fight' in choice.test)).toHaveLength(43)
    const scenes = LIVES.map(
      ({ chapter, hero }) => eventsOf(chapter).filter(([, event]) => isFor(event, hero)).length,
    )
    expect(RECORDS.map((_, n) => scenes.slice(n * 4, n * 4 + 4).reduce((a, b) => a + b))).toEqual([
      68, 72, 72, 72, 80, 72,
    ])
  })

  it('have tests as hard as designed', () => {
    const band = ({ test }: Choice) =>
      'fight' in test ? 'fight' : test.skill <= 5 ? '4-5' : test.skill >= 9 ? '9-10' : String(test.skill)
    const table = RECORDS.map((chapter) => {
      const found = countBy(eventsOf(chapter).flatMap(([, event]) => allOf(event).map(band)))
      return ['4-5', '6', '7', '8', '9-10', 'fight'].map((name) => found[name] ?? 0)
    })
    expect(table).toEqual([
      [20, 48, 34, 17, 1, 7],
      [13, 49, 44, 15, 8, 7],
      [13, 39, 45, 24, 10, 7],
      [17, 40, 48, 22, 9, 6],
      [3, 29, 46, 43, 19, 8],
      [0, 24, 36, 51, 23, 8],
    ])
  })

  it('refuse a record with a mistake, and say where it is', () => {
    const [first] = ALL_CHAPTERS
    if (first === undefined) throw new Error('there is no chapter')
    const { record, titles } = first
    const changed = { ...record, events: { ...record.events, 'c1-A': { ...record.events['c1-A'], at: 'Z' } } }
    expect(() => readChapter(changed, titles)).toThrow(/\/events\/c1-A\/at/)
  })
})

describe('N-STORY-2 every scene is reached', () => {
  it('a letter shows a hero their own event where they have one, and the shared one elsewhere', () => {
    const reached = LIVES.flatMap(({ chapter, hero }) =>
      LETTERS.map((letter) => {
        const found = eventAtLetter(chapter, hero, letter)
        expect(found?.event.kind).toBe(chapter.own[hero].includes(letter) ? 'own' : 'shared')
        return found?.id
      }),
    )
    expect(reached).toHaveLength(336)
    const missions = LIVES.flatMap(({ chapter, hero }) => chapter.missions[hero])
    expect(new Set(missions).size).toBe(72)
    const meetings = LIVES.flatMap(({ chapter, hero }) =>
      eventsOf(chapter).flatMap(([, { kind, at }]) =>
        kind === 'meet' ? [meetingAt(chapter, hero, at)?.id] : [],
      ),
    )
    expect(meetings).toHaveLength(28)
    expect(new Set([...reached, ...missions, ...meetings])).toEqual(new Set(EVENTS.map(([id]) => id)))
  })

  it('a letter has one event per hero', () => {
    for (const { chapter, hero } of LIVES) {
      const places = eventsOf(chapter).flatMap(([, event]) =>
        isFor(event, hero) ? [`${event.kind === 'meet' ? 'meet ' : ''}${event.at}`] : [],
      )
      expect(places).toHaveLength(new Set(places).size)
    }
  })

  it('own letters belong to one hero, lie near, farther and far, and open the first mission', () => {
    const spans = [
      [1, 2],
      [3, 5],
      [4, 7],
    ]
    for (const chapter of RECORDS) {
      expect(new Set(HEROES.flatMap((hero) => chapter.own[hero])).size).toBe(12)
      const { spaces, spaceIds, maps, side } = valuesOf({}, { map: chapter.map })
      const start = spaceIds.indexOf(maps[side].start)
      const steps = (letter: string) => {
        const space = spaces.find((one) => one.kind === 'search' && one.letter === letter)
        return space === undefined ? 0 : distance(start, cellAt(space.row, space.col))
      }
      for (const hero of HEROES) {
        chapter.own[hero].forEach((letter, n) => {
          const { id, event } = eventAtLetter(chapter, hero, letter) ?? {}
          expect(event?.kind === 'own' ? event.opens : id).toBe(chapter.missions[hero][0])
          expect(steps(letter)).toBeGreaterThanOrEqual(spans[n]?.[0] ?? 0)
          expect(steps(letter)).toBeLessThanOrEqual(spans[n]?.[1] ?? 0)
        })
      }
    }
  })

  it('missions follow each other through three places that the chapter has', () => {
    const locations = Object.keys(valuesOf({}, {}).locations)
    const more: Readonly<Record<string, readonly string[]>> = {
      c5: ['rift-1', 'rift-2', 'rift-3'],
      c6: ['tempest-deck'],
    }
    for (const { chapter, hero } of LIVES) {
      const chain = chapter.missions[hero].map((id) => chapter.events[id])
      expect(
        chain.map((event) => (event?.kind === 'mission' ? [event.hero, event.mission, event.next] : null)),
      ).toEqual([1, 2, 3].map((n) => [hero, n, chapter.missions[hero][n] ?? null]))
      const places = chain.map((event) => event?.at ?? '')
      expect(new Set(places).size).toBe(3)
      expect([...locations, ...(more[chapter.id] ?? [])]).toEqual(expect.arrayContaining(places))
    }
  })

  it('every letter is a named place on both sides of the map', () => {
    for (const side of ['above', 'under'] as const) expect(Object.keys(LETTERS_EN[side])).toEqual(LETTERS)
  })
})

/** The flags that a scene reads, in every state they can be in. */
function states(event: StoryEvent): string[][] {
  const read = [...new Set(allOf(event).flatMap((choice) => choice.if ?? choice.un ?? []))]
  return read.reduce<string[][]>((all, flag) => [...all, ...all.map((some) => [...some, flag])], [[]])
}

describe('N-STORY-3 the choices of a scene', () => {
  it('are 2 to 4 in every state of the flags, one of them free, one for reputation, and at letters one without', () => {
    const scenes = LIVES.flatMap(({ chapter, hero }) =>
      eventsOf(chapter).flatMap(([id, event]) =>
        isFor(event, hero)
          ? states(event).map((flags) => ({ id, event, offered: choicesFor(event, hero, flags) }))
          : [],
      ),
    )
    const wrong = scenes.filter(({ event, offered }) => {
      const reputations = offered.map(({ reputation = 0 }) => reputation)
      const letter = event.kind === 'shared' || event.kind === 'own'
      return !(
        offered.length >= 2 &&
        offered.length <= 4 &&
        new Set(offered.map(({ id }) => id)).size === offered.length &&
        offered.some(({ pay }) => pay === undefined) &&
        reputations.some((n) => n > 0) &&
        (!letter || reputations.some((n) => n <= 0))
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(scenes.length).toBeGreaterThan(436)
  })

  it('a choice of one hero only is beside the common ones or in place of one', () => {
    const extras = EVENTS.flatMap(([, event]) =>
      event.kind === 'shared'
        ? Object.entries(event.extra ?? {}).flatMap(([hero, own]) => own.map((one) => ({ event, hero, one })))
        : [],
    )
    expect(extras).toHaveLength(84)
    expect(extras.filter(({ one }) => one.replaces !== undefined)).toHaveLength(76)
    for (const { event, hero, one } of extras) {
      expect(event.heroes).toContain(hero)
      expect(event.choices.map(({ id }) => id)).not.toContain(one.id)
      expect([undefined, ...event.choices.map(({ id }) => id)]).toContain(one.replaces)
    }
  })

  it('27 cost reputation, none costs hearts, and fights have no bonus', () => {
    expect(CHOICES.filter(({ choice }) => (choice.reputation ?? 0) < 0)).toHaveLength(27)
    expect(CHOICES.filter(({ choice }) => choice.pay?.heart !== undefined)).toEqual([])
    expect(CHOICES.filter(({ choice }) => 'fight' in choice.test === (choice.bonus !== undefined))).toEqual(
      [],
    )
  })

  it('a piece that is taken or removed belongs to the chapter', () => {
    for (const chapter of RECORDS) {
      const named = eventsOf(chapter).flatMap(([, event]) =>
        allOf(event).flatMap((choice) => choice.do.flatMap((deed) => ('piece' in deed ? [deed.piece] : []))),
      )
      expect(chapter.pieces).toEqual(expect.arrayContaining(named))
    }
  })
})

describe('N-STORY-4 flags', () => {
  const flagsOf = (choice: Choice) => [choice.if, choice.un].flatMap((flag) => flag ?? [])
  const setIn = EVENTS.flatMap(([id, event]) =>
    allOf(event).flatMap((choice) => (choice.sets ?? []).map((flag) => ({ id, flag, event }))),
  )
  const readIn = EVENTS.flatMap(([id, event]) =>
    allOf(event).flatMap((choice) => flagsOf(choice).map((flag) => ({ id, flag, event }))),
  )

  it('13 of the world and 24 of heroes are set somewhere and read elsewhere in the same chapter', () => {
    const flags = new Set(setIn.map(({ flag }) => flag))
    expect(new Set(readIn.map(({ flag }) => flag))).toEqual(flags)
    const ofHeroes = [...flags].filter((flag) => HEROES.some((hero) => flag.split('-')[1] === hero))
    expect([ofHeroes.length, flags.size]).toEqual([24, 37])
    for (const { flag, id } of readIn) {
      const sources = setIn.filter((one) => one.flag === flag)
      expect(sources.map((one) => one.id)).not.toContain(id)
      expect(new Set([flag, id, ...sources.map((one) => one.id)].map((name) => name.slice(0, 2))).size).toBe(
        1,
      )
    }
  })

  it("a hero's flag is set and read only in events of that hero", () => {
    const strays = [...setIn, ...readIn].filter(({ flag, event }) => {
      const hero = HEROES.find((one) => flag.split('-')[1] === one)
      return hero !== undefined && (!('hero' in event) || event.hero !== hero)
    })
    expect(strays).toEqual([])
  })
})

const MIDDLE = [3.75, 4.5, 5.5, 6.5, 7.75, 9, 10.25]

/** How far a choice's worth is from the middle of its band, and how far it may be. */
function offBand({ do: deeds, pay = {}, reputation = 0, test }: Choice): { off: number; most: number } {
  const worth = worthOf(deeds) + reputation - bagWorth(pay)
  if ('skill' in test) return { off: worth - (MIDDLE[test.skill - 4] ?? 0), most: 1.05 }
  return { off: worth - (1.5 + 0.45 * test.fight.health + 0.9 * test.fight.attack), most: 1.4 }
}

describe('N-STORY-5 what a choice is worth', () => {
  it('is within the band of its test, and a bonus within its own', () => {
    const outside = CHOICES.filter(({ choice }) => {
      const { off, most } = offBand(choice)
      return Math.abs(off) > most + 0.001
    })
    expect(outside.map(({ at }) => at)).toEqual([])
    const bonuses = CHOICES.flatMap(({ choice }) =>
      choice.bonus === undefined ? [] : [worthOf(choice.bonus)],
    )
    expect(bonuses).toHaveLength(790)
    expect([Math.min(...bonuses), Math.max(...bonuses)]).toEqual([
      1.5,
      expect.toSatisfy((most: number) => most <= 3.3),
    ])
  })
})

describe('N-STORY-6 the words of the chapters', () => {
  it('every event and choice has a title, every fight a foe, and nothing else has one', () => {
    for (const { record, titles } of ALL_CHAPTERS) {
      const events = eventsOf(record)
      const choices = events.flatMap(([id, event]) =>
        allOf(event).map((choice) => ({ name: `${id}.${choice.id}`, choice })),
      )
      expect(Object.keys(titles.events)).toEqual(events.map(([id]) => id))
      expect(Object.keys(titles.choices)).toEqual(choices.map(({ name }) => name))
      const fights = choices.filter(({ choice }) => 'fight' in choice.test)
      expect(Object.keys(titles.foes)).toEqual(fights.map(({ name }) => name))
      const words = [
        ...Object.values(titles.events),
        ...Object.values(titles.choices),
        ...Object.values(titles.foes),
      ]
      expect(words.filter((text) => text.trim() === '')).toEqual([])
    }
  })

  it('a title of a choice has at most 12 words', () => {
    const long = ALL_CHAPTERS.flatMap(({ titles }) => Object.values(titles.choices)).filter(
      (title) => title.split(' ').length > 12,
    )
    expect(long).toEqual([])
  })

  it('every event has a brief, with a lens for each hero of a shared one, and none is there twice', () => {
    RECORDS.forEach((record, n) => {
      const brief = BRIEFS[n] ?? {}
      expect(Object.keys(brief)).toEqual(Object.keys(record.events))
      for (const [id, event] of eventsOf(record)) {
        expect(Object.keys(brief[id]?.lens ?? {})).toEqual('hero' in event ? [] : event.heroes)
      }
    })
    const beats = BRIEFS.flatMap((brief) => Object.values(brief).map(({ beat }) => beat))
    const lenses = BRIEFS.flatMap((brief) =>
      Object.values(brief).flatMap(({ lens = {} }) => Object.values(lens)),
    )
    expect([new Set(beats).size, new Set(lenses).size]).toEqual([235, 292])
  })

  it('scenes and reactions have names of their own, 436 and 902 of them', () => {
    const files = RECORDS.flatMap((record) => Object.entries(namesOf(record)))
    const names = files.flatMap(([file, of]) => (file === 'frame' ? [] : of))
    const reactions = names.filter((name) => name.includes('.'))
    expect(new Set(names).size).toBe(names.length)
    expect([names.length - reactions.length, reactions.length]).toEqual([436, 902])
    expect(names).toEqual(
      expect.arrayContaining([
        'c1-zeik-A',
        'c1-A.a',
        'c1-A.c',
        'c1-halia-E',
        'c1-halia-E.a',
        'c2-zeik-meet-boar.a',
      ]),
    )
    const byFile = Object.fromEntries(files.slice(0, 6))
    expect(byFile['zeik']).toContain('c1-A.c')
    expect(byFile['shared']).toContain('c1-A.a')
    expect(files.filter(([file]) => file === 'frame').flatMap(([, of]) => of)).toHaveLength(48)
  })
})

test('N-STORY-6 a text is named after its chapter, its hero, its place and its choice', () => {
  const [c1, c2] = RECORDS
  const [goat, bracket, boar] = [c1?.events['c1-A'], c1?.events['c1-halia-E'], c2?.events['c2-boar']]
  if (goat === undefined || bracket === undefined || boar === undefined)
    throw new Error('an event is missing')
  expect(sceneName('c1', 'c1-A', goat, 'zeik')).toBe('c1-zeik-A')
  expect(reactionName('c1', 'c1-A', goat, 'zeik', { id: 'b' })).toBe('c1-A.b')
  expect(sceneName('c1', 'c1-halia-E', bracket, 'halia')).toBe('c1-halia-E')
  expect(reactionName('c1', 'c1-halia-E', bracket, 'halia', { id: 'a' })).toBe('c1-halia-E.a')
  expect(sceneName('c2', 'c2-boar', boar, 'namal')).toBe('c2-namal-meet-boar')
  expect(reactionName('c2', 'c2-boar', boar, 'namal', { id: 'c' })).toBe('c2-namal-meet-boar.c')
  expect([openingName('c3'), knowsName('c3', 'zeik'), closingName('c3', 'low')]).toEqual([
    'c3.opening',
    'c3.zeik.knows',
    'c3.low',
  ])
})

/** The prose that is written, by chapter and file: its texts by name. */
const FOLDER = join(import.meta.dirname, '../../src/modules/story/prose')
const written = RECORDS.flatMap((record) =>
  readdirSync(join(FOLDER, record.id)).map((file) => ({
    record,
    file,
    path: join(FOLDER, record.id, file, 'en.ts'),
  })),
)

test.each(written)(
  'N-STORY-6 $path has only texts that are asked for, each with its first sentence',
  async ({ record, file, path }) => {
    const names: Readonly<Record<string, readonly string[]>> = namesOf(record)
    const module: unknown = await import(path)
    const [prose] = isRecord(module) ? Object.values(module) : []
    const texts = isRecord(prose) ? Object.entries(prose) : []
    expect(texts.length).toBeGreaterThan(0)
    expect(names[file] ?? []).toEqual(expect.arrayContaining(texts.map(([name]) => name)))
    const missing =
      file === 'frame' ? names[file]?.filter((name) => !texts.some(([one]) => one === name)) : []
    expect(missing).toEqual([])
    for (const [name, text] of texts) {
      const [first = '', rest] = Array.isArray(text) ? text.map(String) : []
      expect(`${name}: ${first}`).toMatch(/[.?!]['’”"*]*$/)
      expect(`${name}: ${rest}`).not.toBe(`${name}: `)
    }
  },
)
