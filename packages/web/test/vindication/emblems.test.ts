// Every card of every box of Vindication bears something, and nothing is named for a card that does not exist.
import { faces, facesApart } from '@lorehall/vindication/face'
import { expect, test } from 'vitest'
import { EMBLEM } from '../../src/games/vindication/cards/emblems.ts'
import { loadAllModules } from '../../src/games/vindication/modules.ts'
import { EMBLEM as TREACHERY } from '../../src/games/vindication/modules/treachery/emblems.ts'

const emblems: Readonly<Record<string, string>> = { ...EMBLEM, ...(await loadAllModules()).emblems }

/** Infused crystals are drawn as what they are. */
const bearers = [...faces(), ...facesApart()].filter(({ deck }) => deck !== 'crystals')

test('every card bears something, and nothing is left over', () => {
  expect(Object.keys(emblems).toSorted()).toEqual(bearers.map(({ id }) => id).toSorted())
})

test('no emblem of a card of Treachery is drawn twice', () => {
  const all = faces().filter(({ deck }) => deck !== 'quests' && deck !== 'triggers')
  const bear = (emblem: string) => all.filter(({ id }) => emblems[id] === emblem).length
  expect(Object.values(TREACHERY).filter((emblem) => bear(emblem) > 1)).toEqual([])
})
