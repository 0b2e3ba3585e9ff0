// The labels of the numbers of the Well of Wishes.
export const AMOUNTS_EN = {
  common: 'A common attribute',
  heroic: 'A heroic attribute',
  honor: 'Honor',
  muchHonor: 'More honor',
}
