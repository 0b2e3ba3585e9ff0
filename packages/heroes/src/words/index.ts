// The meaning of all words that no card of the base uses: one part that all boxes share.
import type { Module } from '../box/module.ts'
import { KINDS } from './choices.ts'
import { count } from './counts.ts'
import { creditLimits } from './limits.ts'
import { actOnWay, flyOn, offerOnWay, setDown } from './flight.ts'
import { meets } from './needs.ts'
import { payAny, pays, purse, sacrificed, sacrificedAll } from './paying.ts'
import { fits } from './regions.ts'
import { mayRetake, retake } from './slots.ts'
import { deed, foeHeroFell, foeRecruitedSerf, gift } from './solo.ts'
import { addStrength } from './strength.ts'
import { text } from './text/en.ts'
import { act, canDo } from './verbs.ts'

export const words: Module = {
  content: { id: 'words', field: null, names: {} },
  words: {
    meets,
    fits,
    count,
    act,
    canDo,
    addStrength,
    purse,
    pays,
    sacrificed,
    sacrificedAll,
    mayRetake,
    retake,
    offerOnWay,
    actOnWay,
    gift,
    deed,
    foeRecruitedSerf,
    foeHeroFell,
  },
  steps: { 'words/payAny': payAny, 'words/setDown': setDown, 'words/flyOn': flyOn },
  kinds: KINDS,
  roundEnds: creditLimits,
  eager: { 'set-down': 6 },
  text,
}
