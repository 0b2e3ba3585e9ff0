// Guilds & Monuments, assembled: a fourth action with nine uses, and a monument. (V-GUILDS)
import type { Module } from '../../box/module.ts'
import { GUILD_KINDS } from './choices.ts'
import { guildsContent } from './content.ts'
import { offerFavor, passOn, place, takeFavor, takeHome, turnBegins } from './rules/favor.ts'
import { blocksIn, lendingActs, offerLending } from './rules/monument.ts'
import { acted, againstControl, charges, frees, guards, hears, rents, rerolls } from './rules/uses.ts'
import { slot } from './slot.ts'
import { hasLaid, monumentOf } from './state.ts'
import { text } from './text/en.ts'
import { eager, promising, worth } from './worth.ts'

export const guilds: Module = {
  content: guildsContent,
  slot,
  steps: { 'guilds/place': place },
  kinds: GUILD_KINDS,
  offer(t, seat) {
    const laid = hasLaid(t, seat)
    if (!laid || t.explains) offerFavor(t, seat, laid)
    if (laid) offerLending(t, seat)
  },
  acts: { favor: takeFavor, ...lendingActs },
  against: { control: againstControl },
  leaves: takeHome,
  replaces: passOn,
  blocks: (f, seat) => blocksIn(monumentOf(f, seat)),
  hears,
  turnBegins,
  frees,
  charges,
  rerolls,
  guards,
  rents,
  acted,
  eager,
  worth,
  promising,
  text,
}
