// The sounds of Heroes, the most important event first.
import type { Sounds } from '../../table-ui/sound.ts'
import { chord, gong, knock, noise, paper, tone } from '../../table-ui/tones.ts'

export const SOUNDS: Sounds = [
  ['won', () => chord([392, 494, 587, 784], 0.16, 0.9)],
  ['ending', () => chord([196, 247, 294, 392], 0.14, 0.9)],
  ['round', gong],
  ['upgraded', () => chord([262, 330, 392, 523], 0.1, 0.8)],
  ['tower', () => [0, 0.14, 0.28].forEach((at) => noise(700, at, 0.08, 0.4))],
  ['built', () => [0, 0.14, 0.28].forEach((at) => noise(900, at, 0.07, 0.4))],
  ['recruited', () => chord([330, 440], 0.08, 0.4)],
  ['scribed', () => chord([523, 659, 784], 0.05, 0.4)],
  ['turnedUp', () => chord([587, 740], 0.07, 0.35)],
  ['followed', () => chord([294, 392], 0.07, 0.35)],
  ['drew', paper],
  ['putAway', paper],
  ['gained', () => tone({ hz: 587, to: 740, long: 0.18 })],
  ['paid', () => tone({ hz: 494, to: 392, long: 0.18 })],
  ['action', knock],
]
