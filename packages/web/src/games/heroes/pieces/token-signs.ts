// The sign on each exploration token.
import { ICONS } from '../icons/icons.ts'

const SIGNS: Readonly<Record<string, string>> = {
  entanglement: ICONS['thorny-vine'],
  farm: ICONS.barn,
  fort: ICONS['stone-wall'],
  mines: ICONS['gold-mine'],
  monster: ICONS['spiked-dragon-head'],
  'wizard-tower': ICONS['wizard-staff'],
  portal: ICONS['magic-portal'],
  rogue: ICONS['cloak-dagger'],
  unstable: ICONS['earth-crack'],
  village: ICONS.village,
  knight: ICONS['mounted-knight'],
  traders: ICONS.trade,
  storm: ICONS['lightning-storm'],
  pirates: ICONS['pirate-flag'],
  'sea-monster': ICONS.octopus,
  fisherman: ICONS['fishing-pole'],
}

/** All that is not named brings resources. */
export const tokenSign = (id: string): string => SIGNS[id] ?? ICONS['swap-bag']
