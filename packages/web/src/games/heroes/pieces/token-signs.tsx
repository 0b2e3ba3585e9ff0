// The icon of each exploration token.
import type { ComponentProps } from 'react'
import { Sign } from '../../../table-ui/stage/sign.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { Figure, thing } from '../figures/figure.tsx'
import { LATER_ICONS } from '../icons/later-icons.ts'

/** Tokens that are not listed give resources. */
const SIGNS: Readonly<Record<string, string>> = {
  entanglement: LATER_ICONS['thorny-vine'],
  farm: LATER_ICONS.barn,
  fort: LATER_ICONS['stone-wall'],
  mines: LATER_ICONS['gold-mine'],
  monster: LATER_ICONS['spiked-dragon-head'],
  'wizard-tower': LATER_ICONS['wizard-staff'],
  portal: LATER_ICONS['magic-portal'],
  rogue: LATER_ICONS['cloak-dagger'],
  unstable: LATER_ICONS['earth-crack'],
  village: LATER_ICONS.village,
  knight: LATER_ICONS['mounted-knight'],
  traders: LATER_ICONS.trade,
  storm: LATER_ICONS['lightning-storm'],
  pirates: LATER_ICONS['pirate-flag'],
  'sea-monster': LATER_ICONS.octopus,
  fisherman: LATER_ICONS['fishing-pole'],
}

interface TokenSignProps extends Omit<ComponentProps<typeof Sign>, 'path'> {
  readonly id: string
}

export function TokenSign({ id, ...place }: TokenSignProps) {
  // The tokens of modules are drawn, not signs.
  if (id in modulesInPlay().tokens) {
    const { x, y, size } = place
    return <Figure {...thing(id)} x={x} y={y + size / 2} high={size} />
  }
  return <Sign path={SIGNS[id] ?? LATER_ICONS['swap-bag']} {...place} />
}
