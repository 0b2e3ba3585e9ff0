// What hearts, mana and what lives in the wild are painted with, in both lights.
export const HEART = '#d0453a'
export const MANA = '#3d86d0'
export const FOE = '#a8522f'
