// The lessons about expansions of Heroes, played against the real rules.
import { heroes } from '@lorehall/heroes'
import { judge } from '@lorehall/heroes/judge'
import { describe, expect, test } from 'vitest'
import { playWith } from '../../src/games/heroes/cards/box.ts'
import { everything } from '../../src/games/heroes/facts.ts'
import { LESSONS } from '../../src/games/heroes/lessons.ts'
import { LESSON_EN as MERCENARIES_EN } from '../../src/games/heroes/modules/mercenaries/lesson/en.ts'
import { LESSON_EN as NOMADS_EN } from '../../src/games/heroes/modules/nomads/lesson/en.ts'
import { LESSON_EN } from '../../src/games/heroes/modules/order-and-chaos/lesson/en.ts'
import { LESSON_EN as PESTILENCE_EN } from '../../src/games/heroes/modules/pestilence/lesson/en.ts'
import { loadAllModules } from '../../src/games/heroes/modules.ts'
import { playerOf, viewOf } from '../../src/games/heroes/view.ts'
import { placeOf } from '../../src/games/heroes/world.ts'
import { checkSaid, lessonLaws } from '../lesson-laws.ts'
import { LessonPlay } from '../lesson-play.ts'

const modules = await loadAllModules()

const lessons = await Promise.all(
  Object.entries(LESSONS).map(async ([about, load]) => ({ about, lesson: await load() })),
)

const begin = async (about: string) => {
  const lesson = await LESSONS[about]?.()
  if (lesson === undefined) throw new Error(`no lesson about ${about}`)
  return LessonPlay.begin(heroes, judge, lesson)
}

describe.each(lessons)('$about', ({ about, lesson }) => {
  lessonLaws(heroes, lesson, () => begin(about), [])

  test('it uses the expansion and has five to eight tips', () => {
    expect(lesson.options?.[about]).toBe(true)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5)
    expect(lesson.steps.length).toBeLessThanOrEqual(8)
  })

  test('it begins with a question to the learner, who can’t undo the opening', async () => {
    const play = await begin(about)
    expect(play.whole.ask?.seat).toBe(0)
    expect(play.shown.undo).toBe('nothing')
  })
})

test('what the tips about Order & Chaos say is true', async () => {
  const play = await begin('order-and-chaos')
  const souls = () => {
    const own = playerOf(play.whole, 0)
    return own !== undefined && 'counters' in own ? own.counters['souls'] : undefined
  }
  let serfs: number | undefined
  await checkSaid(play, {
    [LESSON_EN.card.title]: () => expect(playerOf(play.whole, 0)?.faction).toBe('undead'),
    [LESSON_EN.attack.title]: () => expect(playerOf(play.whole, 1)?.warriors[placeOf('I-2')]).toBe(2),
    [LESSON_EN.tactic.title]: () => expect(playerOf(play.whole, 0)).toMatchObject({ mana: 2 }),
    [LESSON_EN.sacrifice.title]: () =>
      expect(viewOf(play.whole).battle).toMatchObject({ attacker: { owed: 4, tactic: 'first-strike' } }),
    [LESSON_EN.souls.title]: () => expect(souls()).toBe(2),
    [LESSON_EN.raise.title]: () => (serfs = playerOf(play.whole, 0)?.serfs[placeOf('I-1')] ?? 0),
    [LESSON_EN.done.title]: () => {
      expect(souls()).toBe(0)
      expect(playerOf(play.whole, 0)?.serfs[placeOf('I-1')]).toBe((serfs ?? 0) + 1)
    },
  })
})

test('every box has a lesson', () => {
  expect(Object.keys(LESSONS)).toEqual(['order-and-chaos', 'pestilence', 'mercenaries', 'nomads'])
})

test('what the tips about Pestilence say is true', async () => {
  playWith(everything(), modules)
  const play = await begin('pestilence')
  const own = () => playerOf(play.whole, 0)
  await checkSaid(play, {
    [PESTILENCE_EN.skyhold.title]: () => {
      expect(own()).toMatchObject({ faction: 'birdfolk', capital: placeOf('F-1') })
      expect(playerOf(play.whole, 1)?.faction).toBe('merfolk')
    },
    [PESTILENCE_EN.ring.title]: () => {
      expect(own()?.buildings).toEqual(['jousting-ring'])
      expect(own()?.vessels.air.at).toBe(-1)
    },
    [PESTILENCE_EN.slow.title]: () => {
      expect(viewOf(play.whole).move).toMatchObject({ afoot: true })
      expect(play.whole.ask?.options.map(({ id }) => id)).not.toContain('go:centre')
    },
    [PESTILENCE_EN.shallow.title]: () => {
      expect(play.whole.ask?.options.map(({ id }) => id)).toContain('go:centre')
      expect(viewOf(play.whole).sunken).toBe(1)
    },
    [PESTILENCE_EN.reef.title]: () => {
      expect(own()?.warriors[placeOf('II-4')]).toBe(2)
      expect(play.whole.ask).toMatchObject({ from: 'reef' })
    },
    [PESTILENCE_EN.merfolk.title]: () => expect(own()).toMatchObject({ ore: 3 }),
  })
})

test('what the tips about Nomads say is true', async () => {
  const play = await begin('nomads')
  const wandering = () => viewOf(play.whole).wandering?.at[placeOf('I-9')]
  await checkSaid(play, {
    [NOMADS_EN.raid.title]: () => expect(wandering()).toBe(1),
    [NOMADS_EN.helper.title]: () => {
      expect(wandering()).toBe(0)
      expect(playerOf(play.whole, 0)).toMatchObject({ score: 1, captives: { ready: 1 } })
    },
    [NOMADS_EN.follow.title]: () => {
      const own = playerOf(play.whole, 0)
      expect([own?.serfs[placeOf('I-1')], own?.captives?.ready]).toEqual([0, 1])
    },
    [NOMADS_EN.done.title]: () => {
      const own = playerOf(play.whole, 0)
      expect([own?.warriors[placeOf('I-1')], own?.captives?.ready]).toEqual([1, 0])
    },
  })
})

test('what the tips about Mercenaries say is true', async () => {
  const play = await begin('mercenaries')
  const own = () => playerOf(play.whole, 0)
  await checkSaid(play, {
    [MERCENARIES_EN.open.title]: () => {
      expect(viewOf(play.whole).forHire).toHaveLength(3)
      expect(own()).toMatchObject({ ore: 3, mana: 3, food: 3, buildings: [] })
    },
    [MERCENARIES_EN.dismiss.title]: () => {
      expect(own()).toMatchObject({ ore: 0, mana: 0, food: 0, hired: ['m4'] })
      expect(play.whole.ask?.options.map(({ id }) => id)).toContain('dismiss:m4')
    },
    [MERCENARIES_EN.round.title]: () => expect(own()?.hand).toEqual(['summon-warrior#1', 'terror#1']),
    [MERCENARIES_EN.march.title]: () => expect(own()?.heroes.m4?.at).toBe(placeOf('I-1')),
    [MERCENARIES_EN.ability.title]: () => {
      expect(own()?.heroes.m4?.at).toBe(placeOf('I-5'))
      expect(play.whole.ask).toMatchObject({ from: 'm-lira.1' })
    },
    [MERCENARIES_EN.done.title]: () => expect(own()).toMatchObject({ food: 1 }),
  })
})
