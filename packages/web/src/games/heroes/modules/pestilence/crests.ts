// The crests of the box's factions, on a grid of 100 by 116.
import type { Device } from '../../pieces/crest.tsx'

export const CRESTS = {
  // An eagle with spread wings above clouds.
  birdfolk: {
    field: '#7b5b8c',
    dark: '#523a60',
    ink: '#f7edd2',
    bears:
      'M50 18Q58 18 59 26L66 30L58 33Q58 40 62 44Q78 40 88 22Q92 44 80 56Q84 56 86 58Q76 70 62 68L58 66L60 84L50 76L40 84L42 66L38 68Q24 70 14 58Q16 56 20 56Q8 44 12 22Q22 40 38 44Q42 40 41 26Q42 18 50 18ZM52 25A2.4 2.4 0 1 0 52 30A2.4 2.4 0 1 0 52 25ZM22 92Q26 84 36 88Q42 80 50 86Q58 80 64 88Q74 84 78 92Q74 98 68 98H32Q26 98 22 92Z',
  },
  // A trident above a wave.
  merfolk: {
    field: '#1f6c7c',
    dark: '#124650',
    ink: '#d9efe6',
    bears:
      'M50 8L58 24H54V40Q66 38 68 24H62L71 10L80 24H75Q74 48 54 51V72H46V51Q26 48 25 24H20L29 10L38 24H32Q34 38 46 40V24H42ZM14 76Q26 66 38 76T62 76T86 76L82 86Q72 78 62 86T38 86T18 86ZM24 94Q32 88 40 94T60 94T76 94L68 102Q60 98 50 102T32 102Z',
  },
} satisfies Readonly<Record<string, Device>>
