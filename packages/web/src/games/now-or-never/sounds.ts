// The sounds of Now or Never, the most important event first.
import type { Sounds } from '../../table-ui/sound.ts'
import { chord, dice, gong, knock, noise, paper, tone } from '../../table-ui/tones.ts'

export const SOUNDS: Sounds = [
  ['scored', () => chord([392, 494, 587, 784], 0.16, 0.9)],
  ['finalProduction', () => chord([262, 330, 392, 523], 0.12, 0.9)],
  ['season', gong],
  ['fightWon', () => chord([330, 415, 494, 659], 0.09, 0.8)],
  ['fightLost', () => tone({ hz: 196, to: 65, long: 0.8, loud: 0.12, wave: 'sawtooth' })],
  ['rolled', dice],
  ['botRolled', dice],
  ['struck', () => chord([220, 233], 0.04, 0.3)],
  ['questDone', () => chord([523, 659, 784, 1047], 0.05, 0.4)],
  ['orderDone', () => chord([659, 784, 988], 0.06, 0.4)],
  ['built', () => [0, 0.14, 0.28].forEach((at) => noise(900, at, 0.07, 0.4))],
  ['found', () => chord([587, 740, 880], 0.07, 0.4)],
  ['sold', () => chord([659, 880], 0.08, 0.5)],
  ['villager', () => chord([392, 523], 0.08, 0.4)],
  ['recruited', () => chord([330, 440], 0.08, 0.4)],
  ['hired', () => chord([294, 392], 0.07, 0.35)],
  ['placed', () => chord([523, 784], 0.1, 0.4)],
  ['hurt', () => tone({ hz: 330, to: 220, long: 0.3 })],
  ['drew', paper],
  ['looked', paper],
  ['botCard', paper],
  ['gained', () => tone({ hz: 587, to: 740, long: 0.18 })],
  ['paid', () => tone({ hz: 494, to: 392, long: 0.18 })],
  ['moved', knock],
  ['rested', () => tone({ hz: 262, to: 196, long: 0.6 })],
  ['passed', () => tone({ hz: 294, to: 220, long: 0.5 })],
]
