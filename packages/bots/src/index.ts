// Bots: players that are programs.
export { asideTaken } from './asides.ts'
export { type Board, type Bot, think, thinkAside } from './bot.ts'
export { Memory } from './curious.ts'
export { forward } from './forward.ts'
export { botNamed, botNames, checkBot } from './names.ts'
