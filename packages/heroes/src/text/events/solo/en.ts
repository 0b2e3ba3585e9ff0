// Log lines about the Enemy of the solo game.
import type { GameEvent } from '@lorehall/kernel'
import { land, placeOf } from '../../../map/world.ts'
import { factionOf } from '../../../rules/lookup.ts'
import { foe } from '../../../rules/solo/enemy.ts'
import type { F } from '../../../rules/step.ts'
import { ENEMY_CARDS, type EnemyCard } from '../../../cards/enemy.ts'
import { HEROES } from '../../../values/words.ts'
import { continentSaid, regionSaid } from '../../regions/en.ts'
import { nameOf, onePiece } from '../../words/en.ts'
import { text } from '../line.ts'

const region = (event: GameEvent, f: F): string => regionSaid(f, text(event, 'region'))

/** The Continent of a Capital Region: "Aldermark (I)". */
export const settledOn = (f: F, e: GameEvent): string =>
  continentSaid(f, land(f, placeOf(f, text(e, 'region'))).continent)

const CARDS: Readonly<Record<EnemyCard['kind'], string>> = {
  recruit: 'Recruit',
  track: 'Capital track',
  tower: 'Tower or Vessel',
  research: 'Spell',
  tax: 'Tax',
  attack: 'Attack',
}

/** A Hero of the Enemy by name. */
function heroSaid(f: F, e: GameEvent): string {
  const hero = HEROES.find((one) => one === e['hero'])
  return hero === undefined ? 'Hero' : nameOf(f, factionOf(f, foe(f)).units[hero])
}

function cardSaid(e: GameEvent): string {
  const card = ENEMY_CARDS[text(e, 'card')]
  return card === undefined ? '' : `${CARDS[card.kind]}, arrow ${card.arrow}`
}

/** Whole lines: the Enemy is never their reader. */
export const ENEMY_LINES: Readonly<Record<string, (event: GameEvent, f: F) => string>> = {
  enemyDrawn: (e, f) => `The Enemy leads the ${nameOf(f, text(e, 'faction'))}`,
  enemySettled: (e, f) =>
    `The Enemy leads the ${nameOf(f, text(e, 'faction'))} and settles on ${settledOn(f, e)}`,
  enemyCard: (e, f) => `The Enemy turns over a card for ${heroSaid(f, e)}: ${cardSaid(e)}`,
  enemyMoved: (e, f) => `The Enemy’s ${heroSaid(f, e)} moves to ${region(e, f)}`,
  enemyPlaced: (e, f) => `The Enemy places ${onePiece(f, foe(f), text(e, 'unit'))} in ${region(e, f)}`,
  enemyTrack: (e) => `The Enemy reaches space ${text(e, 'n')} of its Capital track`,
  enemyTactic: (e, f) => {
    const tactic = text(e, 'tactic')
    return tactic === '' ? 'The Enemy plays no Tactic' : `The Enemy plays ${nameOf(f, tactic)}`
  },
  entangled: (e, f) => `The Enemy entangles ${region(e, f)}`,
  rampart: (e, f) => `The Enemy builds a Rampart in ${region(e, f)}`,
}
