// Every English word of the Menagerie but those of its pets and its region.
import { amount } from '../../../rules/lookup.ts'
import { faceDown } from '../../../rules/draw.ts'
import type { F } from '../../../rules/step.ts'
import { COMMON, ATTRIBUTES, type DeckName, DECKS } from '../../../state.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import type { Tale } from '../../../text/events/tale.ts'
import { does, n, short, whole, whose, why } from '../../../text/telling/en.ts'
import {
  blocks,
  cardName,
  count,
  DECKS_EN,
  known,
  list,
  recovery,
  shortName,
} from '../../../text/words/en.ts'
import { petsIn, petsOf } from '../state.ts'

const deckName = (name: string) => DECKS_EN[known<DeckName>(DECKS, name, 'deck')]

const price = (f: F) => list(COMMON.map((a) => `${amount(f, 'menagerie', 'price')} ${ATTRIBUTES[a]}`))

/** "Vosh (2 honor)". */
const withHonor = (f: F, id: string) => `${cardName(f, id)} (${f.values.honor[id] ?? 0} honor)`

/** Of the player, in the middle of a sentence. */
const theirs = (e: Tale) => (whose(e) === 'Your' ? 'your' : whose(e))

/** Where a pet stays now. */
function attached(e: Tale): string {
  const master = e.word('master')
  if (master === '') return `${short(e)} sleeps beside ${theirs(e)} character`
  const paid = n(e) === 0 ? '' : `, with ${blocks(n(e))} from influence on it`
  return `${short(e)} stays with ${theirs(e)} ${shortName(e.f, master)}${paid}`
}

export const text: ModuleText = {
  prompts: {
    'menagerie/spare': 'which attribute need you not pay?',
    'menagerie/draw': 'which pet do you take?',
    'menagerie/choose': 'which pet do you take?',
    'menagerie/attach': 'with which companion does it stay?',
    'menagerie/move': (f) =>
      `with whom does it stay from now on (${blocks(amount(f, 'menagerie', 'move'))})?`,
    'menagerie/more': 'which attribute do you gain 1 more of?',
    'menagerie/token': 'which trigger token moves, and where?',
    'menagerie/quest': 'how do you draw the quest?',
    'menagerie/unveil': 'of which deck is the top card laid open?',
  },
  options: {
    spare: (_f, { name }) => `Pay no ${name}`,
    adopt: (f, { name }) => `Take ${withHonor(f, name)}`,
    'adopt-top': 'Take the hidden top pet',
    master: (f, { name }) => `With ${cardName(f, name)}`,
    'move-pet': (f, { name }) =>
      `Move ${cardName(f, name)} to another companion (${blocks(amount(f, 'menagerie', 'move'))})`,
    more: (_f, { name }) => `Gain 1 more ${name}`,
    'token-up': (f, { n: space }) =>
      `Move the token at ${space} up to ${space + amount(f, 'menagerie', 'shift')}`,
    'token-down': (f, { n: space }) =>
      `Move the token at ${space} down to ${space - amount(f, 'menagerie', 'shift')}`,
    'draw-quest': 'Draw the top quest and keep it',
    unveil: (_f, { name }) => `The ${deckName(name)}`,
  },
  events: {
    petShown: (e) => `Turned up in the pet market: ${whole(e)}`,
    petsLooked: (e) =>
      e.has('cards')
        ? `${does(e, 'looks')} at the top of the pets: ${list(e.words('cards').map((id) => cardName(e.f, id)))}`
        : `${does(e, 'looks')} at the top ${count(n(e), 'pet')}`,
    attached,
    petLost: (e) => `${does(e, 'loses')} ${short(e)} with ${shortName(e.f, e.word('master'))}`,
    tokenMoved: (e) =>
      `${does(e, 'moves')} the trigger token at ${e.number('token')} to ${e.number('to')}${why(e)}`,
    questsDrawn: (e) => `${does(e, 'draws')} ${count(n(e), 'secret quest')}${why(e)}`,
  },
  said: { adopt: 'acquired', master: 'attached', 'token-up': 'tokenMoved', 'token-down': 'tokenMoved' },
  reasons: {
    'pet-price': ({ f }) => `A visit to the Menagerie costs ${price(f)}; gain what you lack first.`,
    'master-rests': ({ f, seat, option: { name } }) => {
      const master = petsOf(f, seat).find(({ card }) => card === name)?.master ?? ''
      return `${shortName(f, name)} helps while ${shortName(f, master)} is active; activate ${shortName(f, master)} first.`
    },
    'pet-sleeps': 'This pet sleeps beside your character until a companion joins you.',
    'no-other-master': 'You have no other companion it could stay with; find one at an Inn.',
    'no-block-to-move': ({ f }) =>
      `Its new master takes a block, and your influence is empty; ${recovery(f)} or augment potential first.`,
    'no-token-to-move': 'No trigger token lies on the honor track any more.',
    'no-quest-left': 'No secret quest is left in the stack.',
    'no-deck-left': 'No deck has a face-down card left.',
  },
  rules: {
    petShown: 'V-PETS-1',
    petsLooked: 'V-PETS-3',
    attached: 'V-PETS-4',
    petLost: 'V-PETS-9',
    tokenMoved: 'V-PETS-14',
    questsDrawn: 'V-PETS-19',
  },
  sources: { pets: 'Pets' },
  player(f, seat) {
    const pets = petsOf(f, seat)
    const told = pets.map(({ card, master }) =>
      master === '' ? `${cardName(f, card)} (asleep)` : `${cardName(f, card)} (with ${shortName(f, master)})`,
    )
    return pets.length === 0 ? [] : [`Pets: ${told.join('; ')}.`]
  },
  table(f) {
    const { pile } = petsIn(f)
    const open = pile.open.length === 0 ? 'none' : pile.open.map((id) => withHonor(f, id)).join('; ')
    return [`Pet market: ${open}; ${faceDown(pile)} face down.`]
  },
}
