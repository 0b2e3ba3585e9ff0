// The labels of the numbers of Myths & Wonders.
export const AMOUNTS_EN = {
  prepare: 'Blocks moved to conviction before the fight',
  home: 'Blocks that a sphere returns',
  honor: 'Honor of an honor sphere',
  tokens: 'Teleport tokens in the game',
  spare: 'Face-up loot beyond one per player',
}
