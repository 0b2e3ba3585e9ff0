// The tile of the Menagerie. (V-PETS-1) Its price is 1 of each common attribute, so its own step takes the payment.
import { region } from '../../regions/region.ts'

export const MENAGERIE = 'menagerie'

export const MENAGERIE_REGIONS = [
  region(MENAGERIE, { copies: 1, visit: { step: 'menagerie/visit' }, rule: 'V-PETS-2', promise: 4.8 }),
]
