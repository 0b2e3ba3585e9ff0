// Why something cannot be done now.
import type { Reason } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'

const REASONS: Readonly<Record<string, string>> = {
  'faction-taken': 'Somebody leads this faction already.',
  'not-beside': 'Only a Continent beside one that is taken.',
  occupied: 'A Capital stands there.',
  'slot-used': 'This slot is used for the round.',
  'used-up': 'You have used it this round.',
  'not-met': 'What it needs is not given now.',
  'nothing-to-do': 'Nothing could be done with it now.',
  'no-supply': 'None is left in your supply.',
  'cannot-pay': 'You cannot pay for it.',
  'no-building': 'Its Building does not stand.',
  stands: 'It stands already.',
  'no-serf': 'It needs a Serf from your Courtyard.',
  'top-level': 'Your Capital cannot rise higher.',
  'tower-limit': 'Your Capital allows no more Towers.',
  'tower-there': 'A Tower stands there.',
  'continent-closed': 'This Continent is closed.',
  'continent-has-tower': 'You have a Tower on this Continent.',
  'too-far': 'It is too far for what Speed is left.',
  'cannot-end': 'No legal end can be reached that way.',
  'cannot-pay-toll': 'You cannot pay for all who would leave the Entanglement.',
  'five-march': 'Five Units march together at most.',
  'no-seat-aboard': 'There is no room aboard.',
  'own-limit': 'You may keep no more.',
  'not-cast': 'Only a Spell with the Cast sign can be scribed.',
  'not-ready': 'This Scribed Spell is not Ready.',
  'other-kind': 'It is not a Spell for now.',
  'no-use': 'It could do nothing now.',
  'no-scribe-slot': 'No slot for a Scribed Spell is free.',
  'other-side': 'It is a card of the other side.',
  'serfs-only': 'An army of Serfs alone cannot play it.',
  barred: 'It is barred in this Battle.',
  'cannot-pay-tactic': 'Neither your purse nor your Units cover its price.',
}

export const reason = ({ id }: Reason, { values }: F): string =>
  REASONS[id] ?? values.box.text.reasons[id] ?? id
