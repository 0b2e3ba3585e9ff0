// The sounds of Vindication.
import type { Sounds } from '../../table-ui/sound.ts'
import { chord, dice, gong, knock, noise, paper, tone } from '../../table-ui/tones.ts'

export const SOUNDS: Sounds = [
  ['over', () => chord([392, 494, 587, 784], 0.16, 0.9)],
  ['ending', gong],
  ['vindicated', () => chord([330, 415, 494, 659], 0.09, 0.8)],
  ['rolled', dice],
  ['died', () => tone({ hz: 196, to: 65, long: 0.8, loud: 0.12, wave: 'sawtooth' })],
  ['fought', () => chord([220, 233], 0.04, 0.3)],
  [
    'honor',
    ({ n }) => (Number(n) < 0 ? tone({ hz: 330, to: 220, long: 0.4 }) : chord([659, 880], 0.08, 0.5)),
  ],
  ['discovered', () => chord([523, 659, 784, 1047], 0.05, 0.4)],
  ['controlled', () => chord([196, 294], 0.08, 0.4)],
  ['mounted', () => [0, 0.12, 0.2].forEach((at) => noise(500, at, 0.06, 0.35))],
  ['learned', () => chord([523, 784], 0.1, 0.4)],
  ['acquired', paper],
  ['built', () => [0, 0.14, 0.28].forEach((at) => noise(900, at, 0.05, 0.3))],
  ['wished', () => chord([784, 988, 1175], 0.07, 0.6)],
  ['searched', paper],
  ['flipped', paper],
  ['triggerRevealed', paper],
  ['gained', () => tone({ hz: 587, to: 740, long: 0.18 })],
  ['paid', () => tone({ hz: 494, to: 392, long: 0.18 })],
  ['moved', knock],
  ['teleported', () => tone({ hz: 300, to: 1200, long: 0.4, loud: 0.05 })],
  ['rested', () => tone({ hz: 262, to: 196, long: 0.6 })],
]
