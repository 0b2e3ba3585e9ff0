// Paths of icons that are fetched when they are shown on a grid of 512. From game-icons.net, CC BY 3.0; made by packages/web/scripts/icons.ts.
export const CLOSING_ICONS = {
  cancel:
    'M256 16c-133 0-240 107-240 240s107 240 240 240 240-107 240-240-107-240-240-240m0 60c99 0 180 81 180 180s-81 180-180 180-180-81-180-180 81-180 180-180m-81 60l-3 0c-18 4-45 35-33 47l73 73-73 73c-15 15 29 59 44 44l73-73 73 73c15 15 59-29 44-44l-73-73 73-73c15-15-29-59-44-44l-73 73-73-73-8-3z',
} as const
