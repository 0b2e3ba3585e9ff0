// The scene under way, as everybody sees it.
import { isRecord } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { storyGame, stopsAt } from '../../testing/story.ts'
import type { Scenario } from '../../testing/index.ts'

function sceneSeen(g: Scenario, seat: number | null): unknown {
  const view: unknown = storyGame.see.view(g.table.machine, seat)
  const modules = isRecord(view) ? view['modules'] : null
  const story = isRecord(modules) ? modules['story'] : null
  return isRecord(story) ? story['scene'] : null
}
const begins = (g: Scenario) => g.play(`0 search:${g.player(0).space}`)

test('N-STORY-19 others see the text, the choices and their tests, but not what they give', () => {
  const scene = sceneSeen(begins(stopsAt('A')), 1)
  expect(scene).toMatchObject({ tale: 'c1-halia-A', at: 'A', own: false, again: false, test: null })
  expect(scene).toMatchObject({
    choices: [
      { id: 'a', pay: { coin: 1 }, test: { skill: 5 }, gives: null },
      { id: 'b', pay: {}, test: { skill: 6 }, gives: null },
    ],
  })
  expect(JSON.stringify(scene)).not.toContain('verb')
})

test('N-STORY-19 a solo player sees what each choice gives', () => {
  const scene = sceneSeen(begins(stopsAt('A', { seats: 1 })), 0)
  expect(scene).toMatchObject({ choices: [{ gives: { reputation: 1 } }, {}] })
})

test('N-STORY-11 the test shows the skill and the total of the die', () => {
  const g = begins(stopsAt('A'))
  g.play('0 choose:b')
  expect(sceneSeen(g, 1)).toMatchObject({ choice: 'b', done: false, test: { skill: 6 } })
})
