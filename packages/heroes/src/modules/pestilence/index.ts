// Pestilence, assembled.
import type { Module } from '../../box/module.ts'
import { words } from '../../words/index.ts'
import { pestilenceContent } from './content.ts'

export const pestilence: Module = {
  content: pestilenceContent,
  shares: words,
  text: {},
}
