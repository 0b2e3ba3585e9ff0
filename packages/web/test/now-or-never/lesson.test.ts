// The first game of Now or Never, played against the real rules.
import { nowOrNever } from '@lorehall/now-or-never'
import { expect, test, vi } from 'vitest'
import { adviceFor } from '../../src/games/now-or-never/advice/advice.ts'
import { ADVICE_EN } from '../../src/games/now-or-never/advice/en.ts'
import { LESSON_EN } from '../../src/games/now-or-never/lesson/en.ts'
import { LESSON } from '../../src/games/now-or-never/lesson/lesson.ts'
import { walksOf } from '../../src/games/now-or-never/board/map/reach.ts'
import { playerOf, viewOf } from '../../src/games/now-or-never/view.ts'
import { ENGLISH, wireAsk, wireOption } from '../kit.ts'
import { adviceAt, checkSaid, lessonLaws, TIP_WORDS } from '../lesson-laws.ts'
import { LessonPlay, playThrough } from '../lesson-play.ts'
import { judge } from '@lorehall/now-or-never/judge'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutMap } = await import('../../src/games/now-or-never/board/map/about.ts')

const begin = () => LessonPlay.begin(nowOrNever, judge, LESSON)

lessonLaws(nowOrNever, LESSON, begin, Object.values(ADVICE_EN))

test('what the tips say is true when they are shown', async () => {
  const { quests } = nowOrNever.values.read({}, {})
  const own = () => playerOf(play.whole, 0)
  const fight = () => viewOf(play.whole).turn.fight
  const said = {
    [LESSON_EN.use.title]: () => expect(own()).toMatchObject({ hearts: 11, mana: 5, coins: 17 }),
    [LESSON_EN.walk.title]: () => expect(own()).toMatchObject({ coins: 4, goods: { shell: 2 } }),
    [LESSON_EN.fight.title]: () => expect(own()?.space).toBe(23),
    [LESSON_EN.round.title]: () => expect(fight()).toMatchObject({ dealt: 1, health: 3 }),
    [LESSON_EN.villager.title]: () => expect(own()).toMatchObject({ kills: ['1'], mana: 5, hearts: 10 }),
    [LESSON_EN.quest.title]: () => expect(own()).toMatchObject({ space: 35, hearts: 10 }),
    [LESSON_EN.visit.title]: () =>
      expect(own()).toMatchObject({ done: ['B14'], goods: { shell: 0, tool: 2 } }),
    [LESSON_EN.hearts.title]: () => {
      expect(own()).toMatchObject({ hearts: 9, goods: { tool: 3 } })
      expect(walksOf(play.shown)[14]).toMatchObject({ cost: 2, hearts: 7 })
      expect(aboutMap(play.shown, 'space:14', ENGLISH)?.lines).toContain(
        'Walking here costs 2 hearts; you would have 7 left. With your 2-step arrow.',
      )
    },
    [LESSON_EN.search.title]: () => expect(own()).toMatchObject({ space: 14, hearts: 7 }),
    [LESSON_EN.heal.title]: () => expect(own()).toMatchObject({ tokens: ['hidden-cave'], xp: 1, hearts: 6 }),
    [LESSON_EN.pass.title]: () => expect(own()).toMatchObject({ hearts: 11, covered: [true, true, true] }),
    [LESSON_EN.production.title]: () =>
      expect(own()).toMatchObject({ mana: 5, coins: 2, goods: { shell: 2, tool: 3, demon: 1, crystal: 1 } }),
    [LESSON_EN.sell.title]: () => {
      const needs = own()?.hand?.flatMap((id) => Object.keys(quests[id]?.pay ?? {}))
      expect(needs).not.toContainEqual(expect.stringMatching(/^(?:shell|tool|demon|crystal)$/))
    },
    [LESSON_EN.more.title]: () => expect(own()?.coins).toBe(21),
    [LESSON_EN.points.title]: () =>
      expect(own()?.town.slice(12)).toEqual(['', 'shell-flats', 'tinkers-row', '']),
  }
  const play = await begin()
  await checkSaid(play, said)
})

test('the tips have the same numbers as the cards', () => {
  const { specialists, buildings, enemies, quests } = nowOrNever.values.read({}, {})
  const { health, attack } = enemies['1'] ?? {}
  expect(LESSON_EN.use.words).toContain(`for ${specialists['brindle']?.use} coins`)
  expect(LESSON_EN.tile.words).toContain(`costs ${buildings['shell-flats']?.cost} coins`)
  expect(LESSON_EN.fight.words).toContain(`has ${health} health and attack ${attack}`)
  expect(LESSON_EN.quest.words).toContain(`worth ${quests['B14']?.vp} points`)
  expect(LESSON_EN.heal.words).toContain(`for ${specialists['gran-pellow']?.use} coins`)
})

test('selling is a plain option where the lesson waits for it, although it is quiet elsewhere', async () => {
  const manners = new Map<string, string | undefined>()
  await playThrough(await begin(), ({ title, stand, shown, whole }) => {
    if (title !== LESSON_EN.sell.title) return
    manners.set('elsewhere', whole.ask?.options.find(({ id }) => id === stand.wants)?.manner)
    manners.set('here', shown.ask?.options[0]?.manner)
  })
  expect(Object.fromEntries(manners)).toEqual({ elsewhere: 'handy', here: 'plain' })
})

test('hints fit the question', async () => {
  const met = await adviceAt(await begin(), adviceFor)
  expect(met.get(LESSON_EN.hero.title)).toEqual(['hero'])
  expect(met.get(LESSON_EN.quests.title)).toEqual(['quests'])
  expect(met.get(LESSON_EN.use.title)).toEqual(['turn'])
  expect(met.get(LESSON_EN.tile.title)).toContain('build')
  expect(met.get(LESSON_EN.fight.title)).toContain('fight')
  expect(met.get(LESSON_EN.house.title)).toContain('house')
  expect(met.get(LESSON_EN.search.title)).toContain('search')
  expect(met.get(LESSON_EN.heal.title)).not.toContain('pass')
  expect(met.get(LESSON_EN.pass.title)).toContain('pass')
  expect(met.get(LESSON_EN.sell.title)).toContain('sell')
})

test('only heroes that can still be chosen are described', async () => {
  const { whole } = await begin()
  const advised = (...free: readonly string[]) => {
    const options = free.map((name) => wireOption(`hero:${name}`))
    return adviceFor({ ...whole, ask: wireAsk({ options }) })[0]?.words ?? ''
  }
  const all = Object.keys(nowOrNever.values.read({}, {}).heroes)
  for (const name of all) expect(advised(...all)).toMatch(new RegExp(name, 'i'))
  expect(advised(...all).split(' ').length).toBeLessThanOrEqual(TIP_WORDS)
  expect(advised('zeik', 'namal')).toMatch(/Zeik.*Namal/)
  expect(advised('zeik', 'namal')).not.toMatch(/Halia|Marklun/)
})
