// The frame of a lesson, with the toy's.
import { expect, test } from 'vitest'
import { following, standOf } from '../src/table/lesson/course.ts'
import { glossed } from '../src/table/lesson/glossary.ts'
import { lyingThen, NOTHING, PUT_AWAY, shownOf } from '../src/table/lesson/advice.ts'
import { toy } from '../test-game/game.ts'
import { LESSON } from '../test-game/lesson.ts'
import { LessonPlay, playThrough } from './lesson-play.ts'

const begin = () => LessonPlay.begin(toy, toy.judge, LESSON)

test('a lesson is played from its first slip to its last, and only what it waits for can be answered', async () => {
  const slips: string[] = []
  await playThrough(await begin(), ({ stand, shown }) => {
    slips.push(LESSON.steps[stand.step]?.title ?? '')
    expect(shown.ask?.options.map(({ id }) => id)).toEqual(stand.wants === null ? [] : [stand.wants])
  })
  expect([...new Set(slips)]).toEqual(LESSON.steps.map(({ title }) => title))
})

test('every other answer says that the lesson wants something else first', async () => {
  const play = await begin()
  play.readOn()
  const others = play.shown.reasons.map(({ id, why }) => [id, why])
  expect(others).toEqual([
    ['tactic:trade', 'not yet'],
    ['tactic:spy', 'not yet'],
  ])
})

test('undo takes the lesson back, and what was read is not read again', async () => {
  const play = await begin()
  play.readOn()
  await play.answer()
  await play.answer()
  expect(play.stand).toEqual({ step: 2, wants: 'take' })
  expect(play.whole.undo).toBe('chance')
  // Behind the die lies another game than the one the lesson knows.
  expect(play.shown.undo).toBe(NOTHING)
  await play.answer()
  expect(play.stand).toEqual({ step: 3, wants: 'rest' })
  await play.undo()
  expect(play.stand).toEqual({ step: 2, wants: 'take' })
})

test('while others seal their answers the question is the same, and so is the slip', async () => {
  const play = await begin()
  play.readOn()
  const { course, stand, whole } = play
  const later = following(course, { ...whole, seq: whole.seq + 1 })
  expect(standOf(LESSON, later)).toEqual(stand)
  // Who takes back an answer to it is asked it anew.
  const back = following(later, { ...whole, seq: whole.seq + 1, ask: whole.ask && { ...whole.ask, id: 9 } })
  expect(standOf(LESSON, back)).toEqual(stand)
})

test('a lesson whose answer is not offered leaves the table as it is', async () => {
  const astray = { ...LESSON, steps: [{ title: 'Astray', words: '', answers: ['tactic:flee'] }] }
  const play = await LessonPlay.begin(toy, toy.judge, astray)
  expect(play.shown).toBe(play.whole)
})

test('advice stays while it fits, comes once, and who puts one away is left alone until asked anew', () => {
  const [turn, convert] = ['turn', 'convert'].map((id) => ({ id, title: id, words: '' }))
  if (turn === undefined || convert === undefined) throw new Error('two pieces of advice')
  expect(shownOf([turn, convert], [], NOTHING)).toBe(turn)
  expect(shownOf([turn, convert], ['turn'], 'turn')).toBe(turn)
  expect(shownOf([turn, convert], ['turn'], NOTHING)).toBe(convert)
  expect(shownOf([turn, convert], ['turn'], PUT_AWAY)).toBeNull()
  expect(lyingThen([turn, convert], null, PUT_AWAY)).toBe(PUT_AWAY)
  expect(lyingThen([], null, PUT_AWAY)).toBe(NOTHING)
})

test('words of the game are found where they first stand, in any of their forms', () => {
  const glossary = { 'raid|raids': 'To take coins.' }
  expect(glossed('Raids pay; raid again, braided.', glossary)).toEqual([
    { word: 'raid', said: 'Raids', means: 'To take coins.' },
    ' pay; ',
    'raid',
    ' again, braided.',
  ])
})
