// Players that are programs.
export { type Board, type Bot, think } from './bot.ts'
export { Memory } from './curious.ts'
export { botNamed, botNames } from './names.ts'
