// The Exotic Pet Menagerie, assembled. (V-PETS)
import type { Module } from '../../box/module.ts'
import { PET_KINDS } from './choices.ts'
import { menagerieContent } from './content.ts'
import { MASTER_RESTS, PET_SLEEPS } from './reasons.ts'
import { arrive, againstVisit, choose, draw, empower, fillMarket, visit } from './rules/market.ts'
import { attach, hears as masters, leaves, move, movingActs, offerMoving, replaces } from './rules/masters.ts'
import { gives, more } from './rules/more.ts'
import { hears as passing } from './rules/passing.ts'
import { keep, quest, questPaid, token, unveil, verbs } from './rules/uses.ts'
import { slot } from './slot.ts'
import { awake, held, isAwake, petOf, petsOf, staying } from './state.ts'
import { text } from './text/en.ts'
import { eager, promising, worth } from './worth.ts'

export const menagerie: Module = {
  content: menagerieContent,
  slot,
  steps: {
    'menagerie/visit': visit,
    'menagerie/draw': draw,
    'menagerie/empower': empower,
    'menagerie/choose': choose,
    'menagerie/arrive': arrive,
    'menagerie/attach': attach,
    'menagerie/move': move,
    'menagerie/more': more,
    'menagerie/token': token,
    'menagerie/quest': quest,
    'menagerie/questPaid': questPaid,
    'menagerie/keep': keep,
    'menagerie/unveil': unveil,
  },
  verbs,
  kinds: PET_KINDS,
  begins: fillMarket,
  offer: offerMoving,
  acts: movingActs,
  against: {
    visit: againstVisit,
    use(f, seat, id) {
      const pet = petOf(f, seat, id)
      if (pet === undefined || isAwake(f, pet)) return null
      return pet.master === '' ? PET_SLEEPS : MASTER_RESTS
    },
  },
  holds: held,
  awake,
  upon: staying,
  leaves,
  replaces,
  gives,
  hears(t, seat, happened) {
    masters(t, seat, happened)
    passing(t, seat, happened)
  },
  colours: (f, seat) => (petsOf(f, seat).length > 0 ? 1 : 0),
  eager,
  worth,
  promising,
  text,
}
