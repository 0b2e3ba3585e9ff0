// Every card of Vindication and its modules has an emblem, and every emblem has a card.
import { faces, facesApart } from '@lorehall/vindication/client'
import { expect, test } from 'vitest'
import { EMBLEM } from '../../src/games/vindication/cards/emblems.ts'
import { loadAllModules } from '../../src/games/vindication/modules.ts'
import { EMBLEM as TREACHERY } from '../../src/games/vindication/modules/treachery/emblems.ts'

const emblems: Readonly<Record<string, string>> = { ...EMBLEM, ...(await loadAllModules()).emblems }

/** Infused crystals have a drawing instead of an emblem. */
const bearers = [...faces(), ...facesApart()].filter(({ deck }) => deck !== 'crystals')

test('cards and emblems match', () => {
  expect(Object.keys(emblems).toSorted()).toEqual(bearers.map(({ id }) => id).toSorted())
})

test('no emblem of Treachery is used twice', () => {
  const all = faces().filter(({ deck }) => deck !== 'quests' && deck !== 'triggers')
  const bear = (emblem: string) => all.filter(({ id }) => emblems[id] === emblem).length
  expect(Object.values(TREACHERY).filter((emblem) => bear(emblem) > 1)).toEqual([])
})
