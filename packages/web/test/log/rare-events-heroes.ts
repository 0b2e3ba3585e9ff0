// Positions of Heroes with events that no golden game has.
import { birdsTurn, EASY, skyPieces } from '@lorehall/heroes/testing'
import type { Table } from '@lorehall/kernel'

/** Somebody without resources gives a Spell card. */
function given(): Table {
  const g = birdsTurn({ level: 3, buildings: ['sphinx-terrace'] }, { hand: ['rage'] })
  g.play('0 ability:sphinx-terrace.3')
  return (g.offered(0).includes('who:1') ? g.play('0 who:1') : g).table
}

/** An army that has won a Battle over the sea lands. */
const landed = (): Table =>
  birdsTurn(
    { level: 1, buildings: ['jousting-ring'], warriors: { 'F-2': 3 } },
    skyPieces({ sea: 'centre' }),
  ).play('0 slot:fly', '0 go:centre', ...EASY, '0 land:IV-4').table

export const rareTablesOfHeroes = (): readonly Table[] => [given(), landed()]
