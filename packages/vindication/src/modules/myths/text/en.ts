// The texts of Myths & Wonders, except those on its loot and its tile.
import type { Option } from '@lorehall/kernel'
import { champion } from '../../../rules/fight.ts'
import { amount } from '../../../rules/lookup.ts'
import { player } from '../../../rules/counters.ts'
import type { F } from '../../../rules/step.ts'
import { isArmed } from '../../../rules/triggers.ts'
import { at, ATTRIBUTES } from '../../../state.ts'
import type { Tale } from '../../../text/events/tale.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import { does, some, whole, whom, why } from '../../../text/telling/en.ts'
import {
  a,
  attribute,
  blocks,
  capital,
  cardName,
  count,
  DECK_CARD_EN,
  list,
  theCard,
  theShort,
  unseen,
} from '../../../text/words/en.ts'
import { boardOf } from '../rules/event.ts'
import { mythsOf } from '../state.ts'
import { CONVICTION_RING, type Reward, type Ring } from '../values/boards.ts'

const ringName = (ring: Ring) => (ring === CONVICTION_RING ? 'conviction' : ATTRIBUTES[ring])

/** The reward of a sphere, inside a sentence. */
function rewardIn(f: F, reward: Reward): string {
  const told: Readonly<Record<Reward, string>> = {
    home: `return up to ${blocks(amount(f, 'myths', 'home'))} from companions`,
    unlock: 'augment 1 from potential to influence',
    resolve: 'augment 1 from influence to conviction',
    teleport: 'take a teleport token',
    pick: 'pick loot first',
    clone: 'copy a reward already taken',
    honor: `gain ${amount(f, 'myths', 'honor')} honor`,
  }
  return told[reward]
}

function sphereLabel(f: F, { n: i }: Option): string {
  const { ring, reward } = at(boardOf(f), i)
  return `Contribute 1 ${ringName(ring)}: ${rewardIn(f, reward)}`
}

const REWARD_BY_NAME: Readonly<Record<string, Reward>> = {
  home: 'home',
  unlock: 'unlock',
  resolve: 'resolve',
  teleport: 'teleport',
  honor: 'honor',
}

/** The empty spheres and their rewards, ring by ring. */
function emptySpheres(f: F): string[] {
  const { spheres } = mythsOf(f)
  const rings = [...new Set(boardOf(f).map(({ ring }) => ring))]
  return rings.flatMap((ring) => {
    const left = boardOf(f).flatMap((sphere, i) =>
      sphere.ring === ring && spheres[i] === -1 ? [rewardIn(f, sphere.reward)] : [],
    )
    return left.length === 0 ? [] : [`  ${capital(ringName(ring))}: ${left.join('; ')}.`]
  })
}

const contributed = (e: Tale) => {
  const ring = at(boardOf(e.f), e.number('sphere')).ring
  return `${does(e, 'contributes')} 1 ${ringName(ring)} to the battle`
}

export const text: ModuleText = {
  prompts: {
    'myths/prepare': 'how many blocks do you move from influence to conviction before the fight?',
    'myths/turn': (f, { seat }) => {
      const rolled = player(f, seat).used.includes('myths/rolled')
      const leader = champion(f, seat)
      return rolled || leader === ''
        ? 'your attack is over: what else do you do?'
        : `${theShort(f, leader)} leads your fight against Ronak: what do you do?`
    },
    'myths/clone': 'which reward do you copy?',
    'myths/loot': 'Ronak is beaten: which loot do you take?',
    'myths/teleport': 'which space do you go to?',
    'myths/ride': 'which space do you go to instead of your Move?',
    'myths/swap.relic': 'which relic do you replace?',
    'myths/swap.companion': 'which companion do you replace?',
    'myths/swap.in': (f, { options: [first] }) =>
      first !== undefined && f.values.box.cards.get(first.name)?.initiative !== 0 && first.name !== ''
        ? 'which companion do you take instead?'
        : 'which relic do you take instead?',
    'myths/swap.tile': 'which proficiency tile do you give back?',
    'myths/swap.tileIn': 'which proficiency tile do you take instead?',
    'myths/swap.trigger': (f) =>
      `which end trigger do you replace?${isArmed(f) ? ' The new one is checked immediately.' : ''}`,
    'myths/shape': 'what do you turn 1 influence into?',
    'myths/learn': "which companion's attributes do you gain?",
  },
  options: {
    contribute: sphereLabel,
    roll: (f) => {
      const leader = champion(f, f.state.turn.seat)
      return `Roll the dice: attack with ${leader === '' ? 'your champion' : theShort(f, leader)}`
    },
    prepare: (_f, { n: many }) => (many === 0 ? 'None' : `Move ${blocks(many)} to conviction`),
    clone: (f, { name }) => capital(rewardIn(f, REWARD_BY_NAME[name] ?? 'clone')),
    loot: (f, { name }) => `Take ${theCard(f, name)} (${f.values.honor[name] ?? 0} honor)`,
    token: (f) => `Use a teleport token (${at(mythsOf(f).tokens, f.state.turn.seat)} left)`,
    'swap-out': (f, { name }) => `Replace ${theCard(f, name)}`,
    'swap-in': (f, { name }) => `Take ${theCard(f, name)}`,
    'swap-top': unseen(DECK_CARD_EN.relics),
    'tile-out': (_f, { name }) => `Give back ${a(name)} proficiency tile`,
    'tile-in': (_f, { name }) => `Take ${a(name)} proficiency tile`,
  },
  events: {
    provoked: (e) => {
      const left = e.number('left')
      const rest = left === 0 ? 'that was the last one' : `${left} left`
      return `${does(e, 'disturbs')} Ronak with the black block from space ${e.number('space')} (${rest})`
    },
    woken: (e) =>
      `Ronak wakes! Everyone fights him now. Then play continues with ${whom(e, e.number('next'))}`,
    eventTurn: (e) => `${does(e, 'fights')} Ronak, led by ${theShort(e.f, e.word('champion'))}`,
    contributed,
    attacked: (e) => `${does(e, 'sends')} ${theShort(e.f, e.word('champion'))} against Ronak`,
    tokenWon: (e) => `${does(e, 'takes')} a teleport token${why(e)}`,
    ronakWon: () =>
      'Ronak wins and falls asleep again. Blocks on the battle board return to influence, and the black blocks are back around him',
    ronakBeaten: () =>
      'Ronak is beaten! Tuuk-Tuuk takes his place, and blocks on the battle board return to where they came from',
    lootShown: (e) =>
      `Loot to choose from: ${e
        .words('cards')
        .map((id) => cardName(e.f, id))
        .join('; ')}`,
    looted: (e) => `${does(e, 'takes')} ${whole(e)}`,
    exchanged: (e) => `${does(e, 'replaces')} ${theShort(e.f, e.word('out'))} with ${whole(e)}${why(e)}`,
    tileExchanged: (e) =>
      `${does(e, 'exchanges')} ${a(attribute(e.number('out')))} proficiency tile for ${a(some(e))} one${why(e)}`,
    usedUp: (e) => `${does(e, 'removes')} ${whole(e)} from the game`,
  },
  said: {
    contribute: 'contributed',
    loot: 'looted',
    'swap-in': 'exchanged',
    'tile-in': 'tileExchanged',
  },
  reasons: {
    'ronak-sleeps':
      "You can't visit Ronak while he sleeps. End your move on the black blocks around him to wake him.",
    'never-held': 'Nobody can take control of the center of the island. Take a region beside it.',
    'activation-first':
      'Against Ronak, you have to activate before you contribute. You can activate again in your next turn.',
    'contributed-already':
      'You have already contributed. You can contribute again in your next turn against Ronak.',
    'sphere-taken': 'This sphere is taken. Choose an empty one.',
    'nothing-to-contribute': ({ f, option: { n: i } }) => {
      const { ring } = at(boardOf(f), i)
      return `This sphere takes 1 ${ringName(ring)} and you have none. Choose another, or gain some first.`
    },
    'after-the-roll': "You can't do this after the roll. Wait for your next turn.",
    'not-in-the-event': 'Nobody can move while Ronak is awake. Keep this for after the fight.',
    'only-before-moving':
      'This replaces your whole Move, and you have already moved. Use it before you move next turn.',
    'nowhere-to-ride': 'There is no free space it could take you to.',
    'nothing-to-swap': 'You have nothing to exchange now.',
    'nothing-to-unearth': 'There are no hidden cards left in that deck.',
    'no-one-to-learn-from': 'No companion is face up, and no other player has one.',
  },
  causes: { ronak: 'Ronak', 'teleport-token': 'teleport token' },
  rules: {
    provoked: 'V-MYTHS-2',
    woken: 'V-MYTHS-4',
    eventTurn: 'V-MYTHS-6',
    contributed: 'V-MYTHS-7',
    attacked: 'V-MYTHS-9',
    tokenWon: 'V-MYTHS-18',
    ronakWon: 'V-MYTHS-12',
    ronakBeaten: 'V-MYTHS-13',
    lootShown: 'V-MYTHS-16',
    looted: 'V-MYTHS-16',
    exchanged: 'V-LOOT-2',
    tileExchanged: 'V-LOOT-9',
    usedUp: 'V-LOOT-6',
    ronak: 'V-MYTHS-8',
    'teleport-token': 'V-MYTHS-18',
  },
  sources: { myths: 'Fighting Ronak', loot: 'Loot' },
  player(f, seat) {
    const { tokens, loot, spheres } = mythsOf(f)
    const own = at(loot, seat)
    const { used } = player(f, seat)
    const told = own.map((id) => `${cardName(f, id)}${used.includes(id) ? ' (used this turn)' : ''}`)
    const given = spheres.filter((owner) => owner === seat).length
    return [
      ...(at(tokens, seat) === 0 ? [] : [`Teleport tokens: ${at(tokens, seat)}.`]),
      ...(given === 0 ? [] : [`${capital(blocks(given))} on the battle board.`]),
      ...(own.length === 0 ? [] : [`Loot: ${told.join('; ')}.`]),
    ]
  },
  table(f) {
    const { phase, blocks: left, market } = mythsOf(f)
    if (market.length > 0) return [`Loot to choose from: ${market.map((id) => cardName(f, id)).join('; ')}.`]
    if (phase === 'gone') return []
    if (phase === 'asleep')
      return [
        `Ronak is asleep. ${capital(count(left.length, 'black block'))} around him, on ${left.length === 1 ? 'space' : 'spaces'} ${list(left.map(String))}.`,
      ]
    return ['Ronak is awake. Empty spheres of the battle board:', ...emptySpheres(f)]
  },
}
