// Small sounds, made on the spot from tones and noise. Off until a player wants them.
import type { GameEvent } from '@lorehall/kernel'
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { useSession } from '../state/session.ts'
import { useSettings } from '../state/settings.ts'
import { bell, chord, noise, tone } from './tones.ts'

const knock = () => {
  noise(420, 0, 0.07, 0.35)
  tone({ hz: 150, long: 0.08, loud: 0.12, to: 90 })
}
const paper = () => noise(2600, 0, 0.16, 0.16)
const dice = () => [0, 0.07, 0.13, 0.21, 0.32].forEach((at, i) => noise(1500 - i * 160, at, 0.05, 0.4))
const gong = () => {
  tone({ hz: 98, long: 1.8, loud: 0.16 })
  tone({ hz: 147, long: 1.4, loud: 0.07 })
}

/** The sound of each event; the earlier in the list, the more it matters. */
const SOUNDS: readonly (readonly [type: string, sound: (event: GameEvent) => void])[] = [
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
  ['flipped', paper],
  ['triggerRevealed', paper],
  ['gained', () => tone({ hz: 587, to: 740, long: 0.18 })],
  ['paid', () => tone({ hz: 494, to: 392, long: 0.18 })],
  ['moved', knock],
  ['teleported', () => tone({ hz: 300, to: 1200, long: 0.4, loud: 0.05 })],
  ['rested', () => tone({ hz: 262, to: 196, long: 0.6 })],
]

/** More at once is din. */
const AT_ONCE = 2

function play({ events }: Update, rolled: boolean): void {
  const heard = SOUNDS.flatMap(([type, sound]) => {
    const event = events.find((one) => one.type === type)
    return event === undefined || (rolled && sound === dice) ? [] : [() => sound(event)]
  })
  for (const sound of heard.slice(0, AT_ONCE)) sound()
}

/** Plays what is shown, as it is shown. */
export function useSounds(): void {
  const on = useSettings((settings) => settings.sound)
  useEffect(() => {
    if (!on) return undefined
    return useSession.subscribe(({ shown, coming }, { shown: before, coming: last }) => {
      // Dice are heard while they roll.
      if (coming !== null && coming !== last) dice()
      if (shown === null || shown === before || shown.fresh) return
      play(shown, coming !== null)
      const mine = shown.events.some(({ type, seat }) => type === 'turn' && seat === shown.eyes)
      if (mine && shown.eyes !== null) bell()
    })
  }, [on])
}
