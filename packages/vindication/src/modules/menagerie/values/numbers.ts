// The honor on pets: that they bear some is printed, how much is ours. Who helps less is honored more.
import { type CardNumbers, house } from '../../../values/provenance.ts'

const HONOR: Readonly<Record<string, number>> = {
  brokk: 4,
  claude: 3,
  'gremlin-gang': 3,
  ghak: 4,
  'jaike-zoba': 4,
  kajek: 2,
  ketena: 3,
  ostrah: 2,
  shonah: 2,
  slyrk: 3,
  twerbs: 3,
  'vak-kk': 4,
  vosh: 2,
  'yi-qua': 4,
  zea: 2,
}

export const NUMBERS: Readonly<Record<string, CardNumbers>> = Object.fromEntries(
  Object.entries(HONOR).map(([id, honor]) => [id, { honor: house(honor) }]),
)
