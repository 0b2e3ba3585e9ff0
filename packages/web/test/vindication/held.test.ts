// The cards of another player.
import { type GameOptions, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'
import { heldBy } from '../../src/games/vindication/players/held.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { update } from '../kit.ts'

/** The cards of the other player, after everyone has kept a quest. */
function heldByOther(options: GameOptions): { readonly held: readonly string[]; readonly quests: unknown } {
  const table = new Table(vindication, { seats: 2, seed: 'a', options })
  for (const ask of table.asks.slice()) {
    const [first] = ask.options
    if (first !== undefined) table.take(ask, first)
  }
  const view = viewOf(update({ view: vindication.see.view(table.machine, 0) }))
  const other = view.players[1]
  if (other === undefined) throw new Error('nobody sits opposite')
  return { held: heldBy(view, other).map(({ card }) => card), quests: other.quests }
}

test('with open quests a quest is among its owner’s cards; a secret quest is not', () => {
  const open = heldByOther({ openQuests: true })
  expect(open.quests).toHaveLength(1)
  expect(open.held).toEqual(expect.arrayContaining([open.quests].flat()))
  expect(heldByOther({})).toMatchObject({ quests: 1, held: [expect.any(String)] })
})
