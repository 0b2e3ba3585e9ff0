// Paths of icons that are fetched when they are shown on a grid of 512. From game-icons.net, CC BY 3.0; made by packages/web/scripts/icons.ts.
export const PLAYBACK_ICONS = {
  'next-button':
    'M84 106c-15 0-27 14-25 29 16 124 16 118 0 242-3 20 17 35 36 27l267-111v99c0 8 8 14 20 14h52c11 0 20-6 20-14v-272c-1-8-9-14-20-14h-52c-11 0-20 6-20 14v99l-267-111-11-2',
  'pause-button':
    'M120 45a20 20 0 0 0-20 20v382a20 20 0 0 0 20 20h66a20 20 0 0 0 20-20v-382a20 20 0 0 0-20-20zm206 0a20 20 0 0 0-20 20v382a20 20 0 0 0 20 20h66a20 20 0 0 0 20-20v-382a20 20 0 0 0-20-20z',
  'play-button':
    'M107 106a26 26 0 0 0-26 29c16 124 16 118 0 242a26 26 0 0 0 36 27l298-124a26 26 0 0 0 0-48l-298-124a26 26 0 0 0-10-2',
  'previous-button':
    'M428 106c15 0 27 14 25 29-16 124-16 118 0 242 3 20-17 35-35 27l-267-111v99c0 8-9 14-20 14h-53c-11 0-20-6-20-14v-272c1-8 9-14 20-14h53c11 0 19 6 20 14v99l267-111 10-2',
} as const
