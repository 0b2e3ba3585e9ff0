// Bots: players that are programs.
export { asideTaken } from './asides.ts'
export { type Board, type Bot, think, thinkAside } from './bot.ts'
export { Memory } from './curious.ts'
export { forward } from './forward.ts'
export { type Mind, newMind } from './mind.ts'
export { botNamed, botNames, checkBot } from './names.ts'
export { type Strength, type StrengthId, strengths, USUAL_STRENGTH } from './strengths.ts'
export { type Weighed, weigh } from './weigh.ts'
