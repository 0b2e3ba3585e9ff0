// The Sacred Stones: two regions and the way between them. (V-STONES)
import type { Module } from '../../box/module.ts'
import { sacredStonesContent } from './content.ts'
import { pass, worth } from './pass.ts'

export const sacredStones: Module = {
  content: sacredStonesContent,
  steps: { 'sacred-stones/pass': pass },
  worth,
  text: {},
}
