// Nomads, assembled.
import type { Module } from '../../box/module.ts'
import { words } from '../../words/index.ts'
import { nomadsContent } from './content.ts'
import { layCard, wanders } from './hiring.ts'
import { choosePlace, startWandering, wanderOn } from './wandering.ts'
import { text } from './text/play/en.ts'
import { bandWorth } from './worth.ts'

export const nomads: Module = {
  content: nomadsContent,
  shares: words,
  steps: { 'nomads/place': choosePlace },
  begins(t) {
    if (wanders(t)) startWandering(t)
    else layCard(t)
  },
  roundEnds: wanderOn,
  worth: bandWorth,
  text,
}
