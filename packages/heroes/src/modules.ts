// The rules of every module, in the order of the lobby. The base never imports this list.
import type { Module } from './box/module.ts'
import { mercenaries } from './modules/mercenaries/index.ts'
import { nomads } from './modules/nomads/index.ts'
import { orderAndChaos } from './modules/order-and-chaos/index.ts'
import { pestilence } from './modules/pestilence/index.ts'

export const MODULES: readonly Module[] = [orderAndChaos, pestilence, mercenaries, nomads]
