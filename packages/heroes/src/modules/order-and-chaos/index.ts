// Order & Chaos, assembled.
import type { Module } from '../../box/module.ts'
import { words } from '../../words/index.ts'
import { orderAndChaosContent } from './content.ts'

export const orderAndChaos: Module = {
  content: orderAndChaosContent,
  shares: words,
  text: {},
}
