// The text of a card, token, tile or place, with the numbers of the table. A written text is used as long as the table
// plays with the numbers it was written for.
import type { Named } from '@lorehall/grammar'
import { isAsWritten, openRecord, type Values } from '../../values/index.ts'
import type { Building, Enemy, Quest } from '../../cards/records.ts'
import { CARDS_EN } from '../cards/en.ts'
import { deedsSaid } from '../deeds/en.ts'
import { faceSaid, needsSaid, onSaid, rulesSaid, talliesSaid, usesSaid } from '../lasting/en.ts'
import { amounts, capital, count, counts, list, several, theName, victory } from '../words/en.ts'

const sentence = (words: string): string[] => (words === '' ? [] : [`${capital(words)}.`])

/** "1 villager, 1 experience and 2 coins". */
export function rewardSaid({ villagers = 0, ...counted }: Enemy['reward']): string {
  const people = villagers === 0 ? [] : [several(villagers, '1 villager', 'villagers')]
  return list([...people, ...counts(counted)])
}

function buildingSaid(f: Named, { produces, notInFinal, rules, on, score, beds }: Building): string[] {
  const makes = amounts(produces)
  const but = notInFinal === true ? ', but not in the final one' : ''
  return [
    ...(makes === 'nothing' ? [] : [`In each production: gain ${makes}${but}.`]),
    ...onSaid(on),
    ...rulesSaid(f, rules),
    ...talliesSaid(score),
    `It houses ${several(1 + beds, '1 villager', 'villagers')}.`,
  ]
}

/** The requirement of a quest: "pay 2 books and have 2 completed orders"; empty if there is none. */
function askedBy({ pay, needs }: Quest): string {
  const price = counts(pay)
  const needed = needsSaid(needs)
  return list([
    ...(price.length === 0 ? [] : [`pay ${list(price)}`]),
    ...(needed === '' ? [] : [`have ${needed}`]),
  ])
}

/** The cost and effect of playing it, once its requirement is met. */
export function questInShort({ pay, fight, do: deeds, vp }: Quest): string {
  const price = counts(pay)
  return [
    ...(price.length === 0 ? [] : [`pay ${list(price)}`]),
    ...(fight === null ? [] : [`win a fight (health ${fight.health}, attack ${fight.attack})`]),
    ...(deeds.length === 0 ? [] : [deedsSaid(deeds)]),
    victory(vp),
  ].join('; ')
}

/** The effect of a blue token, a tucked card or a hero's printed ability: its written text, or its record as text. */
export function openSaid(values: Values, id: string): string[] {
  const { rules, uses, on } = openRecord(values, id)
  const text = CARDS_EN[id]?.text ?? ''
  return text !== '' && isAsWritten(values, id)
    ? [text]
    : [...rulesSaid({ values }, rules), ...usesSaid(uses), ...onSaid(on)]
}

function questSaid(f: Named, quest: Quest, lasts: readonly string[]): string[] {
  const { at, fight, do: deeds, vp, score } = quest
  const asked = askedBy(quest)
  return [
    `At ${theName(f, at)}${asked === '' ? '' : `: ${asked}`}.`,
    ...(fight === null ? [] : [`Win a fight: health ${fight.health}, attack ${fight.attack}.`]),
    ...sentence(deedsSaid(deeds)),
    ...lasts,
    ...talliesSaid(score),
    `${capital(victory(vp))}.`,
  ]
}

/** Sentences on what a record costs and does; none for an unknown id. */
export function saying(values: Values, id: string): string[] {
  const token = values.gear[id] ?? values.abilities[id]
  if (token !== undefined) return token.colour === 'red' ? sentence(faceSaid(token)) : openSaid(values, id)
  const quest = values.quests[id]
  if (quest !== undefined) return questSaid({ values }, quest, openSaid(values, id))
  const building = values.buildings[id]
  if (building !== undefined) return buildingSaid({ values }, building)
  const location = values.locations[id]
  if (location !== undefined) return sentence(deedsSaid(location[values.side]))
  const specialist = values.specialists[id]
  if (specialist !== undefined) return sentence(deedsSaid(specialist.do))
  const enemy = values.enemies[id]
  if (enemy !== undefined) {
    return [`Health ${enemy.health}, attack ${enemy.attack}.`, `Reward: ${rewardSaid(enemy.reward)}.`]
  }
  const order = values.orders[id]
  if (order !== undefined) {
    return [
      `${capital(amounts(order.goods))} for ${count(order.coins, 'coin')} and ${victory(values.setup.orderVP)}.`,
    ]
  }
  const found = values.search[id]
  if (found !== undefined) {
    const keeps = found.keep ? [`Keep it: it pays ${count(found.income, 'coin')} in each production.`] : []
    return [...sentence(deedsSaid(found.do)), ...keeps]
  }
  if (Object.values(values.heroes).some(({ ability }) => ability.id === id)) return openSaid(values, id)
  const text = CARDS_EN[id]?.text ?? ''
  return text === '' ? [] : [text]
}
