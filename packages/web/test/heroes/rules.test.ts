// The rules that a table of Heroes fetches: the base, its modules, and the Enemy only for one who plays alone.
import { CONTENTS } from '../../../heroes/src/contents.ts'
import { ENEMY_STEPS } from '@lorehall/heroes/enemy'
import { expect, test } from 'vitest'
import { loadRules, MODULES } from '../../src/games/heroes/rules.ts'

test('the page can load every module', async () => {
  expect(Object.keys(MODULES)).toEqual(CONTENTS.map(({ id }) => id))
  for (const [id, load] of Object.entries(MODULES)) expect((await load()).content.id).toBe(id)
})

test("only a table of one player has the Enemy's steps", async () => {
  const enemy = Object.keys(ENEMY_STEPS)
  const alone = Object.keys((await loadRules({}, 1)).play.steps)
  const together = Object.keys((await loadRules({}, 2)).play.steps)
  expect(enemy.length).toBeGreaterThan(0)
  expect(alone).toEqual(expect.arrayContaining(enemy))
  // Everybody's armies land; the Enemy's do so without a question.
  const shared = ['landAir']
  expect(new Set(together)).toEqual(
    new Set(alone.filter((step) => !enemy.includes(step) || shared.includes(step))),
  )
})
