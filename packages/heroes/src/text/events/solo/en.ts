// Lines of the log about the Enemy of a game alone.
import type { GameEvent, Json } from '@lorehall/kernel'
import { factionOf } from '../../../rules/lookup.ts'
import { foe } from '../../../rules/solo/enemy.ts'
import type { F } from '../../../rules/step.ts'
import { ENEMY_CARDS, type EnemyCard } from '../../../cards/enemy.ts'
import { HEROES, UNITS } from '../../../values/words.ts'
import { regionSaid } from '../../regions/en.ts'
import { nameOf, unitName } from '../../words/en.ts'

const word = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

const region = (event: GameEvent, f: F): string => regionSaid(f, word(event['region']))

const CARDS: Readonly<Record<EnemyCard['kind'], string>> = {
  recruit: 'Recruit',
  track: 'its Capital track',
  tower: 'a Tower or a Vessel',
  research: 'a spell',
  tax: 'Tax',
  attack: 'Attack',
}

/** A Hero of the Enemy by name. */
function heroSaid(f: F, e: GameEvent): string {
  const hero = HEROES.find((one) => one === e['hero'])
  return hero === undefined ? 'A Hero' : nameOf(factionOf(f, foe(f)).units[hero])
}

function cardSaid(e: GameEvent): string {
  const card = ENEMY_CARDS[word(e['card'])]
  return card === undefined ? '' : `${CARDS[card.kind]}, arrow ${card.arrow}`
}

function unitSaid(f: F, e: GameEvent): string {
  const unit = UNITS.find((one) => one === e['unit'])
  if (unit === undefined) return ''
  const plain = unit === 'serf' || unit === 'warrior'
  return plain ? `a ${unitName(unit)}` : nameOf(factionOf(f, foe(f)).units[unit])
}

/** Whole lines: the Enemy never reads them. */
export const ENEMY_LINES: Readonly<Record<string, (event: GameEvent, f: F) => string>> = {
  enemySettled: (e, f) => `The Enemy leads the ${nameOf(word(e['faction']))} from ${region(e, f)}`,
  enemyCard: (e, f) => `${heroSaid(f, e)} turns a card: ${cardSaid(e)}`,
  enemyMoved: (e, f) => `${heroSaid(f, e)} comes to ${region(e, f)}`,
  enemyPlaced: (e, f) => `The Enemy places ${unitSaid(f, e)} in ${region(e, f)}`,
  enemyTrack: (e) => `The Enemy reaches space ${word(e['n'])} of its track`,
  enemyTactic: (e) => `The Enemy turns ${nameOf(word(e['tactic']))}`,
  entangled: (e, f) => `Roots entangle ${region(e, f)}`,
  rampart: (e, f) => `The Enemy raises a Rampart in ${region(e, f)}`,
}
