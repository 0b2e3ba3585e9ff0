// Lessons in general, tested with the toy's.
import { expect, test } from 'vitest'
import { following, standOf } from '../src/table-ui/lesson/progress.ts'
import { glossed } from '../src/table-ui/lesson/glossary.ts'
import { lyingThen, NOTHING, PUT_AWAY, shownOf } from '../src/table-ui/lesson/advice.ts'
import { toy } from '../test-game/game.ts'
import { LESSON } from '../test-game/lesson.ts'
import { LessonPlay, playThrough } from './lesson-play.ts'

const begin = () => LessonPlay.begin(toy, toy.judge, LESSON)

test('a lesson is played from its first tip to its last, and only the option it waits for is offered', async () => {
  const tips: string[] = []
  await playThrough(await begin(), ({ stand, shown }) => {
    tips.push(LESSON.steps[stand.step]?.title ?? '')
    const offered = shown.ask?.options.map(({ id }) => id)
    expect(stand.free ? [] : offered).toEqual(stand.wants === null ? [] : [stand.wants])
  })
  expect([...new Set(tips)]).toEqual(LESSON.steps.map(({ title }) => title))
})

test('the last tip leaves the whole table to the player', async () => {
  const play = await begin()
  let last = false
  await playThrough(play, ({ stand, shown, whole }) => {
    last = stand.step === LESSON.steps.length - 1
    expect([stand.free, shown === whole]).toEqual([last, last])
  })
  expect(last).toBe(true)
})

test('every other option says that the lesson wants something else first', async () => {
  const play = await begin()
  play.readOn()
  const others = play.shown.reasons.map(({ id, why }) => [id, why])
  expect(others).toEqual([
    ['tactic:trade', 'not yet'],
    ['tactic:spy', 'not yet'],
  ])
})

test('undo takes the lesson back, but tips that were read stay read', async () => {
  const play = await begin()
  play.readOn()
  await play.answer()
  await play.answer()
  expect(play.stand).toMatchObject({ step: 2, wants: 'take' })
  expect(play.whole.undo).toBe('chance')
  // A new roll would lead to a game that doesn't fit the lesson.
  expect(play.shown.undo).toBe(NOTHING)
  await play.answer()
  expect(play.stand).toMatchObject({ step: 3, wants: 'rest' })
  await play.undo()
  expect(play.stand).toMatchObject({ step: 2, wants: 'take' })
})

test('the tip stays while others answer the same question in secret', async () => {
  const play = await begin()
  play.readOn()
  const { progress, stand, whole } = play
  const later = following(progress, { ...whole, seq: whole.seq + 1 })
  expect(standOf(LESSON, later)).toEqual(stand)
  // After an undo the same question comes with a new id.
  const back = following(later, { ...whole, seq: whole.seq + 1, ask: whole.ask && { ...whole.ask, id: 9 } })
  expect(standOf(LESSON, back)).toEqual(stand)
})

test('a lesson whose option is not offered leaves the table as it is', async () => {
  const astray = { ...LESSON, steps: [{ title: 'Astray', words: '', answers: ['tactic:flee'] }] }
  const play = await LessonPlay.begin(toy, toy.judge, astray)
  expect(play.shown).toBe(play.whole)
})

test('a hint stays while it fits and is shown once; after a dismissal none comes until the next question', () => {
  const [turn, convert] = ['turn', 'convert'].map((id) => ({ id, title: id, words: '' }))
  if (turn === undefined || convert === undefined) throw new Error('two pieces of advice')
  expect(shownOf([turn, convert], [], NOTHING)).toBe(turn)
  expect(shownOf([turn, convert], ['turn'], 'turn')).toBe(turn)
  expect(shownOf([turn, convert], ['turn'], NOTHING)).toBe(convert)
  expect(shownOf([turn, convert], ['turn'], PUT_AWAY)).toBeNull()
  expect(lyingThen([turn, convert], null, PUT_AWAY)).toBe(PUT_AWAY)
  expect(lyingThen([], null, PUT_AWAY)).toBe(NOTHING)
})

test('terms of the game are explained at their first occurrence, in any form', () => {
  const glossary = { 'raid|raids': 'To take coins.' }
  expect(glossed('Raids pay; raid again, braided.', glossary)).toEqual([
    { word: 'raid', said: 'Raids', means: 'To take coins.' },
    ' pay; ',
    'raid',
    ' again, braided.',
  ])
})
