// The crests of the box's factions, on a grid of 100 by 116.
import type { Device } from '../../pieces/crest.tsx'

export const CRESTS = {
  // A lion's face in the sun, above dunes.
  lionkin: {
    field: '#b8792a',
    dark: '#85531a',
    ink: '#fbe7b0',
    bears:
      'M50 16L56 27L67 21L67 33L79 33L73 44L84 50L73 56L79 67L67 67L67 79L56 73L50 84L44 73L33 79L33 67L21 67L27 56L16 50L27 44L21 33L33 33L33 21L44 27ZM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32ZM38 44L46 47L40 51ZM62 44L54 47L60 51ZM44 54H56L52 60V64H48V60ZM16 84Q34 74 50 84T84 84L78 94Q64 86 50 94T24 94Z',
  },
  // A slit eye between reeds.
  lizardfolk: {
    field: '#3f6f52',
    dark: '#274a37',
    ink: '#e8e08c',
    bears:
      'M14 56Q50 22 86 56Q50 90 14 56ZM50 38A18 18 0 1 0 50 74A18 18 0 1 0 50 38ZM50 42Q57 56 50 70Q43 56 50 42ZM30 16Q35 22 33 34H28Q26 22 30 16ZM70 16Q74 22 72 34H67Q65 22 70 16ZM42 86Q50 94 58 86L54 100Q50 104 46 100Z',
  },
  // A cogwheel with a spark in it.
  goblins: {
    field: '#6d6a2a',
    dark: '#494718',
    ink: '#f0e08a',
    bears:
      'M44 28L45 18L55 18L56 28L64 31L70 24L78 30L73 38L77 45L86 45L88 54L79 57L77 65L85 71L80 79L72 75L65 81L68 90L58 93L54 85L46 85L42 93L32 90L35 81L28 75L20 79L15 71L23 65L21 57L12 54L14 45L23 45L27 38L22 30L30 24L36 31ZM50 36A20 20 0 1 0 50 76A20 20 0 1 0 50 36ZM54 39L42 59H49L45 74L60 52H52L57 39Z',
  },
} satisfies Readonly<Record<string, Device>>
