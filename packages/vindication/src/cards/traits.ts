// The traits of the Ancient Tomb.
import { COURAGE, MONSTERS, RELICS, TRAITS, VISION, WISDOM } from '../state.ts'
import { trait } from './deck.ts'
import {
  answers,
  augment,
  endTurn,
  gainAll,
  honor,
  mayAnswer,
  program,
  takeBack,
  so,
  untouched,
} from './vocabulary.ts'

/** A region's former owner, where there was one: seats count from 0. */
const ANY_SEAT = [0, 1, 2, 3, 4]

export const TRAIT_CARDS = [
  trait('creativity', { on: [answers('converted', { only: [WISDOM], once: true }, honor(2))] }),
  trait('devotion', { on: [answers('convictionUsed', {}, honor(1))] }),
  trait('diligence', {
    on: [mayAnswer('acquired', { only: [TRAITS, RELICS, MONSTERS] }, augment('influence'))],
  }),
  trait('expertise', { on: [answers('converted', { only: [VISION], once: true }, honor(2))] }),
  trait('gallantry', {
    on: [answers('monsterDefeated', {}, honor(2)), answers('regionTaken', { only: ANY_SEAT }, honor(2))],
  }),
  trait('humility', { always: { fromLeaders: 1 } }),
  trait('impunity', { always: { doubled: 1 } }),
  trait('leadership', { on: [answers('converted', { only: [COURAGE], once: true }, honor(2))] }),
  trait('loyalty', { on: [mayAnswer('characterActivated', {}, takeBack(1))] }),
  trait('patience', {
    use: program(untouched(), so, gainAll(COURAGE, VISION, WISDOM), endTurn()),
  }),
  trait('persistence', { always: { twoSources: 2 } }),
  trait('preparation', { always: { cardHonor: 1 } }),
  trait('purpose', { always: { characterMore: 1 } }),
  trait('resilience', { always: { enough: 4 } }),
  trait('wanderlust', { on: [answers('stepped', { only: [4], once: true }, honor(1))] }),
  trait('wonder', { always: { givesLikeOther: 1 } }),
]
