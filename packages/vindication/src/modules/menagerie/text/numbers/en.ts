// The labels of the numbers of the Exotic Pet Menagerie.
export const AMOUNTS_EN = {
  market: 'Face-up pets in the market',
  price: 'Price of a pet, per common attribute',
  move: 'Blocks to move a pet to another companion',
  shift: 'Spaces that a pet moves a trigger token',
}
