// The traits of the Ancient Tomb.
import { COURAGE, MONSTERS, RELICS, TRAITS, VISION, WISDOM } from '../state.ts'
import { trait } from './deck.ts'
import {
  augment,
  endTurn,
  gainAll,
  honor,
  mayReact,
  program,
  reacts,
  takeBack,
  so,
  untouched,
} from './vocabulary.ts'

export const TRAIT_CARDS = [
  trait('creativity', { on: [reacts('converted', { only: { to: [WISDOM] }, once: true }, honor(2))] }),
  trait('devotion', { on: [reacts('convictionUsed', {}, honor(1))] }),
  trait('diligence', {
    on: [mayReact('acquired', { only: { deck: [TRAITS, RELICS, MONSTERS] } }, augment('influence'))],
  }),
  trait('expertise', { on: [reacts('converted', { only: { to: [VISION] }, once: true }, honor(2))] }),
  trait('gallantry', {
    on: [
      reacts('monsterDefeated', {}, honor(2)),
      reacts('regionTaken', { only: { fromAnother: [true] } }, honor(2)),
    ],
  }),
  trait('humility', { always: { fromLeaders: 1 } }),
  trait('impunity', { always: { doubled: 1 } }),
  trait('leadership', { on: [reacts('converted', { only: { to: [COURAGE] }, once: true }, honor(2))] }),
  trait('loyalty', { on: [mayReact('characterActivated', {}, takeBack(1))] }),
  trait('patience', {
    use: program(untouched(), so, gainAll(COURAGE, VISION, WISDOM), endTurn()),
  }),
  trait('persistence', { always: { twoSources: 2 } }),
  trait('preparation', { always: { cardHonor: 1 } }),
  trait('purpose', { always: { characterMore: 1 } }),
  trait('resilience', { always: { enough: 4 } }),
  trait('wanderlust', { on: [reacts('stepped', { only: { steps: [4] }, once: true }, honor(1))] }),
  trait('wonder', { always: { givesLikeOther: 1 } }),
]
