// The labels of the numbers of the Jewelcrafter.
export const AMOUNTS_EN = {
  supply: 'Crystals in the game',
  forHonor: 'Crystals to turn in for honor',
  honor: 'Honor for these crystals',
  toInfuse: 'Attributes for an infused crystal',
}
