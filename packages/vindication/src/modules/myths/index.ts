// Myths & Wonders, assembled: Ronak in the center, the event, Tuuk-Tuuk and the loot. (V-MYTHS, V-LOOT)
import type { Module } from '../../box/module.ts'
import { at } from '../../state.ts'
import { KINDS } from './choices.ts'
import { mythsContent } from './content.ts'
import { NEVER_HELD, RONAK_SLEEPS } from './reasons.ts'
import { CENTRE, RONAK } from './regions.ts'
import { dropLoot, pick, resume } from './rules/aftermath.ts'
import { blocksOnBoard, companionLost, ends, muster, prepare, suspends } from './rules/event.ts'
import { learn, shape } from './rules/gifts.ts'
import { blackBlocks, lands } from './rules/provoke.ts'
import { clone, reward } from './rules/reward.ts'
import { swap } from './rules/swaps.ts'
import { offerToken, ride, teleport, tokenActs } from './rules/travel.ts'
import { acts, againstUse, instead, roll } from './rules/turns.ts'
import { verbs } from './rules/verbs.ts'
import { slot } from './slot.ts'
import { mythsOf } from './state.ts'
import { text } from './text/en.ts'
import { eager, worth } from './worth.ts'

export const myths: Module = {
  content: mythsContent,
  slot,
  steps: {
    'myths/prepare': prepare,
    'myths/muster': muster,
    'myths/roll': roll,
    'myths/reward': reward,
    'myths/clone': clone,
    'myths/pick': pick,
    'myths/resume': resume,
    'myths/teleport': teleport,
    'myths/ride': ride,
    'myths/swap': swap,
    'myths/shape': shape,
    'myths/learn': learn,
  },
  verbs,
  kinds: KINDS,
  offer: offerToken,
  acts: { ...acts, ...tokenActs },
  lands,
  ends,
  instead,
  suspends,
  against: {
    visit: (f, _seat, hex) => (hex === CENTRE && f.state.regions[hex] === RONAK ? RONAK_SLEEPS : null),
    control: (_f, _seat, hex) => (hex === CENTRE ? NEVER_HELD : null),
    use: againstUse,
  },
  holds: (f, seat) => at(mythsOf(f).loot, seat),
  leaves(t, seat, id) {
    dropLoot(t, seat, id)
    companionLost(t, seat)
  },
  blocks: blocksOnBoard,
  blackBlocks,
  colours: (f, seat) => (at(mythsOf(f).loot, seat).length > 0 ? 1 : 0),
  eager,
  worth,
  text,
}
