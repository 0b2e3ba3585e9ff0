// Mercenaries, assembled.
import type { Module } from '../../box/module.ts'
import { words } from '../../words/index.ts'
import { mercenariesContent } from './content.ts'
import { dismiss, KINDS, layCards, offerDismissal } from './hiring.ts'
import { text } from './text/play/en.ts'

export const mercenaries: Module = {
  content: mercenariesContent,
  shares: words,
  kinds: KINDS,
  begins: layCards,
  offer: offerDismissal,
  acts: { dismiss },
  // A bot keeps what it has paid for.
  eager: { dismiss: 0.01 },
  text,
}
