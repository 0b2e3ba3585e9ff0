// The honor on pets. That they have honor is printed; the numbers are ours. Weaker pets give more honor.
import { type CardNumbers, house } from '../../../values/provenance.ts'

const HONOR: Readonly<Record<string, number>> = {
  brokk: 4,
  claude: 4,
  'gremlin-gang': 4,
  ghak: 4,
  'jaike-zoba': 4,
  kajek: 4,
  ketena: 4,
  ostrah: 2,
  shonah: 2,
  slyrk: 4,
  twerbs: 4,
  'vak-kk': 4,
  vosh: 2,
  'yi-qua': 4,
  zea: 1,
}

export const NUMBERS: Readonly<Record<string, CardNumbers>> = Object.fromEntries(
  Object.entries(HONOR).map(([id, honor]) => [id, { honor: house(honor) }]),
)
