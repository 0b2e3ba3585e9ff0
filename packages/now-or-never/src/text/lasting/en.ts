// What holds or is counted while a record lies open, and what a card asks for, in words.
import type { Face, Need } from '../../cards/records.ts'
import type { Counted, On, Rule, Tally, Use } from '../../cards/vocabulary.ts'
import { deedsSaid } from '../deeds/en.ts'
import { amounts, capital, count, list, nameOf, several, victory } from '../words/en.ts'

const less = (add: number, what: Counted): string =>
  `${count(Math.abs(add), what)} ${add < 0 ? 'less' : 'more'}`

function ruleSaid(rule: Rule): string {
  switch (rule.rule) {
    case 'buildCost':
      return `Every other building costs you ${less(rule.add, 'coin')}.`
    case 'recruitCost':
      return `Recruiting costs you ${less(rule.add, 'coin')}.`
    case 'move':
      return `${several(rule.add, '1 more space', 'more spaces')} in every hero action.`
    case 'defence':
      return `${rule.add} defence in every round of combat.`
    case 'maxMana':
      return rule.pair === undefined
        ? `${several(rule.add, '1 more mana slot', 'more mana slots')}.`
        : `With ${nameOf(rule.pair)}: ${several(rule.add, '1 more mana slot', 'more mana slots')}.`
    case 'mountainLoss':
      return `A mountain costs you ${less(rule.add, 'heart')}.`
    case 'searchLoss':
      return `A search costs you ${less(rule.add, 'heart')}.`
    case 'rehouse':
      return 'At any time a villager housed in its row may move to another row with room.'
    default:
      return `You may sell ${amounts(rule.goods)} for ${count(rule.coins, 'coin')}.`
  }
}

export const rulesSaid = (rules: readonly Rule[]): string[] => rules.map(ruleSaid)

export function onSaid({ built, production, villagerGained, questDone, fightWon, combatRoll }: On): string[] {
  const all = [
    ['When built', built],
    ['In each production', production],
    ['For each villager you gain', villagerGained],
    ['For each later quest you complete', questDone],
    ['For each fight you win', fightWon],
    [`Whenever you roll a ${combatRoll?.die ?? 0} in combat`, combatRoll?.do],
  ] as const
  return all.flatMap(([when, deeds]) => (deeds === undefined ? [] : [`${when}: ${deedsSaid(deeds)}.`]))
}

const WHEN_EN: Readonly<Record<Use['when'], string>> = {
  ownTurn: 'on your turn',
  anyTime: 'at any time',
  heroMove: 'during the move of a hero action',
  ownDie: 'after a die of your own',
  combatRound: 'in combat',
  building: 'when you build',
  afterVisit: 'right after a visit',
}

const LIMIT_EN: Readonly<Record<NonNullable<Use['limit']>, string>> = {
  season: 'once a season',
  round: 'once a round',
  build: 'once for each building',
  roll: 'once a roll',
}

const NOT_EN: Readonly<Record<NonNullable<Use['not']>[number], string>> = {
  combat: 'outside combat',
  finalProduction: 'but not in the final production',
}

/** "Once a season, on your turn, outside combat: pay 1 tool; gain 7 hearts." */
function useSaid({ when, limit, not = [], takesTurn, pay, payOneOf, do: deeds }: Use): string {
  const moment = [
    ...(limit === null ? [] : [LIMIT_EN[limit]]),
    takesTurn === true ? 'as your whole turn' : WHEN_EN[when],
    ...not.map((where) => NOT_EN[where]),
  ].join(', ')
  const price = [
    ...(pay === undefined ? [] : [`pay ${amounts(pay)}`]),
    ...(payOneOf === undefined ? [] : ['pay a good']),
  ]
  return `${capital(moment)}: ${[...price, deedsSaid(deeds)].join('; ')}.`
}

export const usesSaid = (uses: readonly Use[]): string[] => uses.map(useSaid)

function counted({ tally, good, of, per = 1 }: Tally): string {
  const one = (single: string, many: string) => (per === 1 ? `each ${single}` : `every ${per} ${many}`)
  if (tally === 'finalProduced') {
    return `${one(count(1, good ?? 'shell').slice(2), count(2, good ?? 'shell').slice(2))} produced in the final production`
  }
  if (tally === 'housed') return one('housed villager', 'housed villagers')
  if (tally === 'tokens') return one('search token you keep', 'search tokens you keep')
  if (tally === 'abilities') return one('ability token on your board', 'ability tokens on your board')
  if (of === 'bed-icon') return one('bed beside it', 'beds beside it')
  if (of === 'book-icon') return one('building with a book beside it', 'buildings with a book beside it')
  return one('building beside it that produces a good', 'buildings beside it that produce a good')
}

/** "At the end: 3 points for each crystal produced in the final production." */
export const talliesSaid = (tallies: readonly Tally[]): string[] =>
  tallies.map((tally) => {
    const most = tally.max === undefined ? '' : `, at most ${tally.max}`
    return `At the end: ${victory(tally.vp)} for ${counted(tally)}${most}.`
  })

function needSaid({ need, atLeast, good }: Need): string {
  switch (need) {
    case 'ordersDone':
      return several(atLeast, 'a completed order', 'completed orders')
    case 'buildings':
      return several(atLeast, 'a building', 'buildings')
    case 'housed':
      return several(atLeast, 'a housed villager', 'housed villagers')
    case 'kills':
      return several(atLeast, 'an enemy token defeated', 'enemy tokens defeated')
    case 'stock':
      return good === undefined
        ? `${atLeast} goods, shown and kept`
        : `${count(atLeast, good)}, shown and kept`
    case 'rowsFull':
      return several(atLeast, 'a row with four buildings', 'rows with four buildings')
    default:
      return `${atLeast} ability and gear tokens on your board`
  }
}

/** "2 completed orders"; empty where nothing is asked for. */
export const needsSaid = (needs: readonly Need[]): string => list(needs.map(needSaid))

/** "1 mana: 2 more damage". */
export function optionSaid(option: Face['options'][number]): string {
  const adds = [
    ...(option.damage > 0 ? [`${option.damage} more damage`] : []),
    ...(option.defence > 0 ? [`${option.defence} more defence`] : []),
    ...(option.damageDice === undefined ? [] : ['a second die added to the damage']),
  ]
  return `${amounts(option.pay)}: ${list(adds)}`
}

/** "3 damage, 1 defence; 1 mana: 2 more damage". */
export function faceSaid({ damage, defence, options, onRoll }: Face): string {
  const plain = [`${damage} damage`, ...(defence > 0 ? [`${defence} defence`] : [])].join(', ')
  const more = options.map(optionSaid)
  const rolled = onRoll.length === 0 ? [] : [`when rolled ${deedsSaid(onRoll)}`]
  return capital([plain, ...more, ...rolled].join('; '))
}
