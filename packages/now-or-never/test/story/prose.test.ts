// The prose of the story, as far as a test can judge it: lengths, first sentences, words and turns that are barred,
// repetition, and whether a reward is in the text. It catches slips; whether a scene is good, only a reader knows.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import { CHAPTERS, HEROES } from '../../src/modules/story/cards/chapter.ts'
import { ALL_CHAPTERS } from '../../src/modules/story/chapters/all.ts'
import { namesOf, type ProseFile } from '../../src/modules/story/prose/names.ts'
import type { Prose } from '../../src/modules/story/prose/prose.ts'
import {
  alike,
  beginsAlone,
  canBeReadAloud,
  hasLength,
  hasRightSigns,
  type Judge,
  letsFewSpeak,
  notButs,
  paceOf,
  repeats,
  speaksToYou,
  type Text,
  twinOpenings,
  usesNothingBarred,
} from './prose-faults.ts'
import { unplanted } from './prose-rewards.ts'

const ROOT = join(import.meta.dirname, '../../src/modules/story/prose')
const FILES: readonly ProseFile[] = [...HEROES, 'shared', 'frame']

const isProse = (found: unknown): found is Prose => typeof found === 'object' && found !== null

async function read(chapter: string, file: ProseFile): Promise<Prose> {
  const path = join(ROOT, chapter, file, 'en.ts')
  if (!existsSync(path)) return {}
  const loaded: unknown = await import(path)
  const [found] = isRecord(loaded) ? Object.values(loaded) : []
  if (!isProse(found)) throw new Error(`${path} exports no prose`)
  return found
}

function kindOf(name: string, file: ProseFile): Text['kind'] {
  if (file !== 'frame') return name.includes('.') ? 'reaction' : 'scene'
  return name.endsWith('.opening') ? 'opening' : name.endsWith('.knows') ? 'knows' : 'closing'
}

const TEXTS: Text[] = []
for (const chapter of CHAPTERS) {
  for (const file of FILES) {
    for (const [name, [first, rest]] of Object.entries(await read(chapter, file))) {
      const whole = [first, rest].filter((part) => part !== undefined && part !== '').join(' ')
      TEXTS.push({ name, chapter, file, kind: kindOf(name, file), first, whole })
    }
  }
}
const SCENES = TEXTS.filter(({ kind }) => kind === 'scene')
const TOLD = [...SCENES, ...TEXTS.filter(({ kind }) => kind === 'reaction')]

/** A text of a hero's own, for faults that no text of ours has. */
function sample(first: string, rest = '', more: Partial<Text> = {}): Text {
  const whole = `${first} ${rest}`.trim()
  return { name: 'c1-zeik-A', chapter: 'c1', file: 'zeik', kind: 'scene', first, whole, ...more }
}

const LONG = 'The kettle is on, and the cat is in it, and nobody has said so. '.repeat(5)

describe('N-STORY-6 the prose', () => {
  test('has every text, and none that nobody asks for', () => {
    const names = new Set(TEXTS.map(({ name }) => name))
    const wanted = ALL_CHAPTERS.flatMap(({ record }) => Object.values(namesOf(record)).flat())
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
    expect([...names].filter((name) => !wanted.includes(name))).toEqual([])
  })

  test.each<[string, Judge, ...Text[]]>([
    ['has the length of its kind', hasLength, sample('Too short.'), sample(LONG, LONG, { kind: 'reaction' })],
    [
      'begins with one sentence that can stand alone',
      beginsAlone,
      sample('Then the road turns left.'),
      sample('It has been raining since noon.'),
      sample('A road, a fork and a'),
      sample('A road.'),
    ],
    [
      'uses no barred word or turn, no digits and no words of the rules',
      usesNothingBarred,
      sample('The silence is deafening on this road.'),
      sample('Your heart is at the fork.'),
      sample('You gain 2 coins at the fork.'),
      sample('You gain reputation at the fork.'),
    ],
    [
      'has quotation marks and dashes of one kind, and no signs of layout',
      hasRightSigns,
      sample("The road isn't there."),
      sample('The road says *left* today.'),
      sample('The road — such as it is — bends.'),
    ],
    [
      'calls its hero you, in the present',
      speaksToYou,
      sample('The road knows that Zeik is coming.'),
      sample('You walked as far as the fork.'),
    ],
    [
      'lets few people speak',
      letsFewSpeak,
      sample(
        '“Left,” says the man at the gate, who has thought about it. “Right,” says the woman, who has thought about him. “Home,” says the dog.',
      ),
    ],
    ['can be read aloud: no sentence is too long', canBeReadAloud, sample(`${'and on '.repeat(21)}it goes.`)],
  ])('%s', (_what, judge, ...faulty) => {
    const wrong = TEXTS.flatMap((text) => (judge(text) === null ? [] : [`${text.name}: ${judge(text)}`]))
    expect(wrong).toEqual([])
    expect(faulty.filter((text) => judge(text) === null)).toEqual([])
  })

  test('has short sentences', () => {
    expect(paceOf(TOLD)).toBeLessThan(16)
  })

  test('does not repeat itself', () => {
    expect(repeats(TOLD)).toEqual([])
    const [one, other] = [
      sample('The kettle is on and nobody says so.'),
      sample('A cat: the kettle is on and nobody minds.'),
    ]
    expect(repeats([one, { ...other, name: 'c2-zeik-B' }])).toHaveLength(1)
    expect(repeats([one, { ...other, name: 'c1-halia-A', file: 'halia' }])).toEqual([])
  })

  test('begins no two texts of a chapter with the same three words', () => {
    expect(twinOpenings(TOLD)).toEqual([])
    const one = sample('The kettle is on.')
    expect(twinOpenings([one, { ...sample('The kettle is cold.'), name: 'c1-zeik-B' }])).toHaveLength(1)
    expect(twinOpenings([one, { ...sample('The kettle is cold.'), chapter: 'c2' }])).toEqual([])
  })

  test('tells a shared place to each hero in other words', () => {
    expect(alike(SCENES)).toEqual([])
    const one = sample('The goat is on the step.')
    const other = sample('The goat is on the stair.', '', { name: 'c1-halia-A', file: 'halia' })
    expect(alike([one, other])).toHaveLength(1)
  })

  test('says not this but that at most once per hero and chapter', () => {
    expect(notButs(TOLD)).toEqual([])
    const one = sample('There is not a goat, but a mayor.')
    expect(notButs([one, one])).toHaveLength(1)
    expect(notButs([one, { ...one, file: 'halia' }])).toEqual([])
  })

  test('hands over what a choice gives, as far as words can show it', () => {
    const wholes = new Map(TEXTS.map(({ name, whole }) => [name, whole]))
    const told = (name: string) => wholes.get(name) ?? ''
    expect(ALL_CHAPTERS.flatMap(({ record }) => unplanted(record, told))).toEqual([])
    const [first] = ALL_CHAPTERS
    if (first === undefined) throw new Error('there is a first chapter')
    expect(unplanted(first.record, () => 'Nothing at all.').length).toBeGreaterThan(50)
  })
})
