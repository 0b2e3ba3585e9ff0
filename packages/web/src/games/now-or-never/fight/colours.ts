// The colors of hearts, mana and enemies, in both themes.
export const HEART = '#d0453a'
export const MANA = '#3d86d0'
export const FOE = '#a8522f'
