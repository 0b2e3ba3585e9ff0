// The text of an exploration token, made from its record, so that its numbers are those in play.
import type { Named } from '@lorehall/grammar'
import type { Amount } from '../../cards/effect.ts'
import type { Token, TokenVerb } from '../../cards/tokens.ts'
import { counted, nameOf, priceSaid, unitName } from '../words/en.ts'

/** The name without the box's mark for sea tokens: its place says where it is. */
export const tokenName = (f: Named, id: string): string => nameOf(f, id).replace(/ \(sea\)$/, '')

type Priced = Extract<TokenVerb, { readonly cost: unknown }>

function pricedSaid(verb: Priced, every: string): string {
  const price = priceSaid(verb.cost)
  switch (verb.do) {
    case 'hire':
      return `You may pay ${price} to place 1 ${unitName(verb.unit)} here.`
    case 'research':
      return `${every}you may pay ${price} to take a Research action.`
    case 'rob':
      return `Pay ${price} to look at a random Spell card in another player’s hand, or lose 1 Unit here.`
    default:
      return `Pay ${price} and gain ${counted(verb.vp, 'point')}. If you can’t pay, lose 1 Unit. Then they move to a Sea Region without Units.`
  }
}

const FREE: Readonly<Record<'welcome' | 'throwArmy' | 'throwVessel', string>> = {
  welcome: 'If your Sea Vessel has room, you may put 1 Serf aboard.',
  throwArmy: 'All your Land Units here move to one adjacent Region of your choice.',
  throwVessel: 'All your Units here move to one Shore Region of your choice.',
}

/** "Gain 3 resources of your choice, in any mix." */
function gainSaid(n: Amount, every: string): string {
  const what = typeof n === 'number' ? counted(n, 'resource') : 'resources'
  const said = `ain ${what} of your choice${n === 1 ? '' : ', in any mix'}.`
  return every === '' ? `G${said}` : `${every}g${said}`
}

/** `every`: for a verb that is carried out each time a move ends there. */
function verbSaid(verb: TokenVerb, every = ''): string {
  if ('cost' in verb) return pricedSaid(verb, every)
  switch (verb.do) {
    case 'gain':
      return gainSaid(verb.n, every)
    case 'swap':
      return `${every}you may exchange resources one for one.`
    case 'challenge':
      return `If your Units here have Natural Strength ${verb.strength} or more, gain ${counted(verb.vp, 'point')}. Otherwise they all go to your Capital or one of your Towers.`
    default:
      return FREE[verb.do]
  }
}

/** The effect of a token when it is resolved. */
const resolvedSaid = ({ stays, gives, says }: Token): string[] => [
  ...(stays === false ? [] : ['Stays here.']),
  ...(gives === undefined ? [] : [`Gain ${priceSaid(gives)}.`]),
  ...(says === undefined ? [] : [verbSaid(says)]),
]

/** The effect of a token that stays on players who come, go or fight there. */
function liveSaid({ on, atEnd, links, defends, charges }: Token): string[] {
  const every = `Each time you end ${on === 'sea' ? 'a Sail' : 'a move'} here, `
  return [
    ...(atEnd === undefined ? [] : [verbSaid(atEnd, every)]),
    ...(links === undefined ? [] : ['All Regions with one are adjacent to one another.']),
    ...(defends === undefined
      ? []
      : [`The player who was here first has +${defends} Strength when defending here.`]),
    ...(charges === undefined
      ? []
      : [`Each Land Unit that leaves this Region costs its owner ${charges} Food.`]),
  ]
}

/** The gains of a token that stays, in Collection and at the end. */
const givesSaid = ({ yields, scores }: Token): string[] => [
  ...(yields === undefined
    ? []
    : [`In Collection, gives ${priceSaid(yields)} to each player with a piece here.`]),
  ...(scores === undefined
    ? []
    : [`Scores ${counted(scores.vp, 'point')} at the end for the player who controls this Region.`]),
]

/** `as`: the name of the token whose effect it has in Shallow Water. */
export const tokenText = (token: Token, as?: string): string =>
  [
    ...resolvedSaid(token),
    ...liveSaid(token),
    ...givesSaid(token),
    ...(as === undefined ? [] : [`In Shallow Water, it is a ${as}.`]),
  ].join(' ')
