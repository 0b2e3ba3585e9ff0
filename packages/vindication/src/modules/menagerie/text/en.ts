// The texts of the Menagerie, except those of its pets and its region.
import { amount } from '../../../rules/lookup.ts'
import { faceDown } from '../../../rules/draw.ts'
import type { F } from '../../../rules/step.ts'
import { COMMON, ATTRIBUTES, type DeckName, DECKS } from '../../../state.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import type { Tale } from '../../../text/events/tale.ts'
import { cardVerb, does, n, short, whose, why } from '../../../text/telling/en.ts'
import {
  blocks,
  capital,
  cardName,
  count,
  DECK_CARD_EN,
  known,
  list,
  recovery,
  shortName,
  theCard,
  theShort,
  unseen,
} from '../../../text/words/en.ts'
import { petsIn, petsOf } from '../state.ts'

const deckCard = (name: string) => DECK_CARD_EN[known<DeckName>(DECKS, name, 'deck')]

const price = (f: F) => list(COMMON.map((a) => `${amount(f, 'menagerie', 'price')} ${ATTRIBUTES[a]}`))

/** "Vosh (2 honor)". */
const withHonor = (f: F, id: string) => `${cardName(f, id)} (${f.values.honor[id] ?? 0} honor)`

/** "Ada's" or "your", inside a sentence. */
const theirs = (e: Tale) => (whose(e) === 'Your' ? 'your' : whose(e))

/** The companion that a pet is with now, or the character until there is one. */
function attached(e: Tale): string {
  const master = e.word('master')
  if (master === '')
    return `${capital(short(e))} ${cardVerb(short(e), 'waits')} beside ${theirs(e)} character for a companion`
  const paid = n(e) === 0 ? '' : ` (${blocks(n(e))} from influence)`
  return `${capital(short(e))} now ${cardVerb(short(e), 'follows')} ${theirs(e)} ${shortName(e.f, master)}${paid}`
}

export const text: ModuleText = {
  prompts: {
    'menagerie/spare': "which attribute don't you pay?",
    'menagerie/draw': 'which pet do you take?',
    'menagerie/choose': 'which pet do you take?',
    'menagerie/attach': 'which companion does it go with?',
    'menagerie/move': (f) => `which companion does it move to (${blocks(amount(f, 'menagerie', 'move'))})?`,
    'menagerie/more': 'which attribute do you gain 1 more of?',
    'menagerie/token': 'which trigger token do you move, and where?',
    'menagerie/quest': 'how do you draw the quest?',
    'menagerie/unveil': 'which deck do you reveal the top card of?',
  },
  options: {
    spare: (_f, { name }) => `Don't pay ${name}`,
    adopt: (f, { name }) => `Take ${withHonor(f, name)}`,
    'adopt-top': unseen('pet'),
    master: (f, { name }) => cardName(f, name),
    'move-pet': (f, { name }) =>
      `Move ${theCard(f, name)} to another companion (${blocks(amount(f, 'menagerie', 'move'))})`,
    more: (_f, { name }) => `Gain 1 more ${name}`,
    'token-up': (f, { n: space }) =>
      `Move the token at ${space} up to ${space + amount(f, 'menagerie', 'shift')}`,
    'token-down': (f, { n: space }) =>
      `Move the token at ${space} down to ${space - amount(f, 'menagerie', 'shift')}`,
    'draw-quest': 'Draw the top quest and keep it',
    unveil: (_f, { name }) => `The ${deckCard(name)} deck`,
  },
  events: {
    petShown: (e) => `New in the pet market: ${cardName(e.f, e.word('card'))}`,
    petsLooked: (e) =>
      e.has('cards')
        ? `${does(e, 'looks')} at the top of the pet deck: ${list(e.words('cards').map((id) => cardName(e.f, id)))}`
        : `${does(e, 'looks')} at the top ${count(n(e), 'pet')}`,
    attached,
    petLost: (e) => `${does(e, 'loses')} ${short(e)} along with ${theShort(e.f, e.word('master'))}`,
    tokenMoved: (e) =>
      `${does(e, 'moves')} the trigger token at ${e.number('token')} honor to ${e.number('to')}${why(e)}`,
    questsDrawn: (e) => `${does(e, 'draws')} ${count(n(e), 'secret quest')}${why(e)}`,
  },
  said: { adopt: 'acquired', master: 'attached', 'token-up': 'tokenMoved', 'token-down': 'tokenMoved' },
  reasons: {
    'pet-price': ({ f }) =>
      `A visit to the Menagerie costs ${price(f)}. Activate your character or a companion to gain some.`,
    'master-rests': ({ f, seat, option: { name } }) => {
      const master = petsOf(f, seat).find(({ card }) => card === name)?.master ?? ''
      return `${capital(theShort(f, name))} only helps while ${theShort(f, master)} is active. Activate ${theShort(f, master)} first.`
    },
    'pet-sleeps': "This pet can't do anything until a companion joins you. Hire one at an Inn.",
    'no-other-master': 'You have no other companion it could go with. Hire one at an Inn.',
    'no-block-to-move': ({ f }) =>
      `Moving a pet takes 1 block from influence, and yours is empty. ${capital(recovery(f, 'a block'))} or augment potential first.`,
    'no-token-to-move': 'There are no trigger tokens left on the honor track.',
    'no-quest-left': 'There are no secret quests left.',
    'no-deck-left': 'No deck has any face-down cards left.',
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
      master === ''
        ? `${cardName(f, card)} (no companion yet)`
        : `${cardName(f, card)} (with ${shortName(f, master)})`,
    )
    return pets.length === 0 ? [] : [`Pets: ${told.join('; ')}.`]
  },
  table(f) {
    const { pile } = petsIn(f)
    const open = pile.open.length === 0 ? 'none' : pile.open.map((id) => withHonor(f, id)).join('; ')
    return [`Pet market: ${open}; ${faceDown(pile)} face down.`]
  },
}
