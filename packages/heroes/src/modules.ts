// The rules of every module, in the order of the lobby. The base never imports this list.
import type { Module } from './box/module.ts'
import { orderAndChaos } from './modules/order-and-chaos/index.ts'

export const MODULES: readonly Module[] = [orderAndChaos]
