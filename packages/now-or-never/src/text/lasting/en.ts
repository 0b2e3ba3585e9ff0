// Rules, uses, end-of-game points, requirements and die faces of records, as text.
import type { Named } from '@lorehall/grammar'
import type { Face, Need } from '../../cards/records.ts'
import type { Counted, On, Rule, Tally, Use } from '../../cards/vocabulary.ts'
import { deedsSaid } from '../deeds/en.ts'
import { amounts, capital, count, list, nameOf, several, victory } from '../words/en.ts'

const less = (add: number, what: Counted): string =>
  `${count(Math.abs(add), what)} ${add < 0 ? 'less' : 'more'}`

function ruleSaid(f: Named, rule: Rule): string {
  switch (rule.rule) {
    case 'buildCost':
      return `Every later building costs you ${less(rule.add, 'coin')}.`
    case 'recruitCost':
      return `Recruiting costs you ${less(rule.add, 'coin')}.`
    case 'move':
      return `${several(rule.add, '1 more step', 'more steps')} in every hero action.`
    case 'defence':
      return `${rule.add} defense in every round of combat.`
    case 'maxMana':
      return rule.pair === undefined
        ? `${several(rule.add, '1 more mana slot', 'more mana slots')}.`
        : `With ${nameOf(f, rule.pair)}: ${several(rule.add, '1 more mana slot', 'more mana slots')}.`
    case 'mountainLoss':
      return `Entering a mountain costs you ${less(rule.add, 'heart')}.`
    case 'searchLoss':
      return `Each search costs you ${less(rule.add, 'heart')}.`
    case 'rehouse':
      return 'At any time, you may move a villager housed in its row to another row with room.'
    default:
      return `You may sell ${amounts(rule.goods)} for ${count(rule.coins, 'coin')}.`
  }
}

export const rulesSaid = (f: Named, rules: readonly Rule[]): string[] =>
  rules.map((rule) => ruleSaid(f, rule))

export function onSaid({ built, production, villagerGained, questDone, fightWon, combatRoll }: On): string[] {
  const all = [
    ['When built', built],
    ['In each production', production],
    ['Each time you gain a villager', villagerGained],
    ['Each time you complete another quest', questDone],
    ['Each time you win a fight', fightWon],
    [`Whenever you roll a ${combatRoll?.die ?? 0} in combat`, combatRoll?.do],
  ] as const
  return all.flatMap(([when, deeds]) => (deeds === undefined ? [] : [`${when}: ${deedsSaid(deeds)}.`]))
}

const WHEN_EN: Readonly<Record<Use['when'], string>> = {
  ownTurn: 'on your turn',
  anyTime: 'at any time',
  heroMove: 'while moving in a hero action',
  ownDie: 'after you roll a die',
  combatRound: 'in combat',
  building: 'when you build',
  afterVisit: 'right after a visit',
}

const LIMIT_EN: Readonly<Record<NonNullable<Use['limit']>, string>> = {
  season: 'once per season',
  round: 'once per round',
  build: 'once per building',
  roll: 'once per roll',
}

const NOT_EN: Readonly<Record<NonNullable<Use['not']>[number], string>> = {
  combat: 'outside combat',
  finalProduction: 'but not in the final production',
}

/** "Once per season, on your turn, outside combat: pay 1 tool; gain 7 hearts." */
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
  if (of === 'bed-icon') return one('bed on an adjacent building', 'beds on adjacent buildings')
  if (of === 'book-icon') return one('adjacent building with a book', 'adjacent buildings with a book')
  return one('adjacent building that produces a good', 'adjacent buildings that produce a good')
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
      return several(atLeast, 'a defeated enemy token', 'defeated enemy tokens')
    case 'stock':
      return good === undefined
        ? `${atLeast} goods (you keep them)`
        : `${count(atLeast, good)} (you keep ${atLeast === 1 ? 'it' : 'them'})`
    case 'rowsFull':
      return several(atLeast, 'a row with 4 buildings', 'rows with 4 buildings')
    default:
      return `${atLeast} ability and gear tokens on your board`
  }
}

/** "2 completed orders"; empty if nothing is required. */
export const needsSaid = (needs: readonly Need[]): string => list(needs.map(needSaid))

const addsSaid = ({ damage, defence, damageDice }: Face['options'][number]): string =>
  list([
    ...(damage > 0 ? [`${damage} more damage`] : []),
    ...(defence > 0 ? [`${defence} more defense`] : []),
    ...(damageDice === undefined ? [] : ['the damage of a second die']),
  ])

/** "1 mana: 2 more damage". */
export const optionSaid = (option: Face['options'][number]): string =>
  `${amounts(option.pay)}: ${addsSaid(option)}`

/** "3 damage and 1 defense; pay 1 mana for 2 more damage". */
export function faceSaid({ damage, defence, options, onRoll }: Face): string {
  const plain = list([`${damage} damage`, ...(defence > 0 ? [`${defence} defense`] : [])])
  const more = options.map((option) => `pay ${amounts(option.pay)} for ${addsSaid(option)}`)
  const rolled = onRoll.length === 0 ? [] : [`when rolled, ${deedsSaid(onRoll)}`]
  return capital([plain, ...more, ...rolled].join('; '))
}
