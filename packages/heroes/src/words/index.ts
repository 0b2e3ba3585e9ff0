// The meaning of all words that no card of the base uses: one part that all boxes share.
import type { Module } from '../box/module.ts'
import { KINDS } from './choices.ts'
import { count } from './counts.ts'
import { afflictOne } from './afflicting.ts'
import { purge } from './purging.ts'
import { blow } from './gusts.ts'
import { harvest } from './harvests.ts'
import { markWorth, promising } from './hexing.ts'
import { creditLimits } from './limits.ts'
import { chosen, collect, collects, drawsMore, yields } from './collecting.ts'
import { actOnWay, flown, flyOn, moved, offerOnWay, setDown } from './flight.ts'
import { explored, lift, lifts } from './exploring.ts'
import { landsSome, noRoom } from './landing.ts'
import { links } from './links.ts'
import { isRouted, losable, refuges } from './losses.ts'
import { meets } from './needs.ts'
import {
  canPayRecruit,
  payAny,
  payFood,
  pays,
  paysRecruit,
  purse,
  sacrificed,
  sacrificedAll,
} from './paying.ts'
import { paidPirates, smuggles, unleash } from './pirates.ts'
import { reap, reaped } from './reaping.ts'
import { byContinent, fits } from './regions.ts'
import { followed, follows, mayRetake, retake } from './slots.ts'
import { beginRaising, boost, enlist, offerRaising, out, raise, raiseAt, soulWorth } from './souls.ts'
import { againstHome, harbor, quay, settled } from './skies.ts'
import { answers, barsSpell } from './spells.ts'
import { stops, ways } from './storms.ts'
import { forget, inBattle, rechoose, settle } from './tactics.ts'
import {
  deed,
  discard,
  foeBuiltTower,
  foeEntered,
  foeHeroFell,
  foeRecruitedSerf,
  foeTook,
  gift,
} from './solo.ts'
import { addStrength } from './strength.ts'
import { text } from './text/en.ts'
import { tribute } from './tribute.ts'
import { act, canDo } from './verbs.ts'
import { befriendOne, captiveWorth, freeCaptives, goBack, metWanderers } from './wandering.ts'

export const words: Module = {
  content: { id: 'words', field: null, names: {} },
  words: {
    meets,
    fits,
    count,
    act,
    canDo,
    addStrength,
    yields,
    chosen,
    collects,
    flown,
    canPayRecruit,
    paysRecruit,
    inBattle,
    byContinent,
    losable,
    refuges,
    barsSpell,
    lifts,
    explored,
    isRouted,
    answers,
    metWanderers,
    stops,
    ways,
    againstHome,
    settled,
    harbor,
    smuggles,
    paidPirates,
    landsSome,
    quay,
    drawsMore,
    follows,
    out(t, seat) {
      out(t, seat)
      freeCaptives(t, seat)
    },
    moved,
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
    foeTook,
    foeEntered,
    foeRecruitedSerf,
    foeHeroFell,
    foeBuiltTower,
  },
  steps: {
    'words/noRoom': noRoom,
    'words/tribute': tribute,
    'words/followed': followed,
    'words/reap': reap,
    'words/reaped': reaped,
    'words/raise': raise,
    'words/raiseAt': raiseAt,
    'words/boost': boost,
    'words/enlist': enlist,
    'words/payFood': payFood,
    'words/discard': discard,
    'words/lift': lift,
    'words/settle': settle,
    'words/rechoose': rechoose,
    'words/collect': collect,
    'words/payAny': payAny,
    'words/unleash': unleash,
    'words/afflict': afflictOne,
    'words/harvest': harvest,
    'words/purge': purge,
    'words/blow': blow,
    'words/goBack': goBack,
    'words/befriend': befriendOne,
    'words/setDown': setDown,
    'words/flyOn': flyOn,
  },
  links,
  kinds: KINDS,
  roundEnds(t) {
    forget(t)
    creditLimits(t)
  },
  offer: offerRaising,
  acts: { raising: beginRaising },
  eager: { 'set-down': 6, raising: 25, raise: 12 },
  worth: (f, seat) => soulWorth(f, seat) + captiveWorth(f, seat) + markWorth(f, seat),
  promising,
  text,
}
