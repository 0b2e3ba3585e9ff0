// The hire card: three Nomads that come together. (H-NOMAD-2)
import type { Hire } from '../../../cards/hires.ts'
import { RESOURCES } from '../../../values/words.ts'

export const BAND: Hire = {
  id: 'nomad',
  count: 3,
  price: { ore: 3, mana: 3, food: 3 },
  strength: 1,
  speed: 3,
  vp: 0,
  boards: false,
  abilities: [
    { need: { only: ['band'] }, rules: [{ rule: 'pass', over: 'desert' }] },
    { need: { region: { terrain: 'desert' } }, rules: [{ rule: 'str', who: 'band', add: 1 }] },
    {
      need: { anyIn: { terrain: 'desert' } },
      rules: [{ rule: 'yield', where: 'purse', kinds: RESOURCES, n: 1 }],
    },
  ],
}
