// The crest of a faction, drawn by us.
import { memo } from 'react'
import { modulesInPlay } from '../cards/box.ts'

export interface Device {
  readonly field: string
  readonly dark: string
  readonly ink: string
  /** The emblem, on a grid of 100 by 116. */
  readonly bears: string
}

const SHIELD = 'M6 5H94V58C94 88 70 104 50 113C30 104 6 88 6 58Z'

const DEVICES: Readonly<Record<string, Device>> = {
  // A tower before the rising sun.
  humans: {
    field: '#2f6aa3',
    dark: '#1f4a77',
    ink: '#f2d98a',
    bears:
      'M50 14L54 27H46ZM26 22L35 32L29 36ZM74 22L71 36L65 32ZM12 46L25 48L24 54ZM88 46L76 54L75 48ZM32 58A18 18 0 0 1 68 58ZM36 62H42V68H47V62H53V68H58V62H64V72L60 76V96H54V86A4 4 0 0 0 46 86V96H40V76L36 72Z',
  },
  // A tusked skull.
  orcs: {
    field: '#94332a',
    dark: '#651e19',
    ink: '#f0e2c6',
    bears:
      'M50 22C70 22 80 36 79 52L73 66L66 72L60 84H40L34 72L27 66L21 52C20 36 30 22 50 22ZM36 48A7 7 0 1 0 36 62A7 7 0 0 0 43 56ZM64 48A7 7 0 1 1 64 62A7 7 0 0 1 57 56ZM50 60L46 68H54ZM24 70L34 80L30 98L20 84ZM76 70L66 80L70 98L80 84Z',
  },
  // An anvil under a mountain.
  dwarves: {
    field: '#6d6358',
    dark: '#4a4239',
    ink: '#f2c46d',
    bears:
      'M18 56L36 28L44 40L56 18L82 56H68L56 38L46 52L38 44L30 56ZM22 64H72C76 64 80 66 84 70C80 76 72 78 64 78C62 84 62 88 68 92V98H32V92C38 88 38 84 36 78H30C26 78 22 74 22 70Z',
  },
  // A leaf in a crescent moon.
  elves: {
    field: '#2f6b4d',
    dark: '#1d4834',
    ink: '#e6efd2',
    bears:
      'M70 20A40 40 0 1 0 84 78A32 32 0 1 1 70 20ZM50 34C66 46 68 66 52 86L50 96L48 86C34 68 36 48 50 34ZM49 46V80H51V46Z',
  },
}

export const Crest = memo(function Crest({
  faction,
  size,
}: {
  readonly faction: string
  readonly size: number
}) {
  const device = DEVICES[faction] ?? modulesInPlay().factions[faction]?.crest
  if (device === undefined) return null
  return (
    <svg viewBox="0 0 100 118" width={(size * 100) / 118} height={size} aria-hidden="true">
      <path d={SHIELD} fill={device.field} />
      <path d="M50 5H94V58C94 88 70 104 50 113Z" fill={device.dark} />
      <path d={device.bears} fill={device.ink} fillRule="evenodd" />
      <path d={SHIELD} fill="none" stroke="#1d140b" strokeWidth="5" />
      <path d={SHIELD} fill="none" stroke="#d8b25a" strokeWidth="2" />
    </svg>
  )
})
