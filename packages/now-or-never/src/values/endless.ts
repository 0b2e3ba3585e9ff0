// Values that would let a game run in circles: sales of nothing, unlimited uses for nothing, a solo deck that only
// draws again.
import { bad } from '@lorehall/grammar'
import type { Ability, Records, Gear } from '../cards/records.ts'
import { type Bag, COUNTED, GOODS, type Rule, type Use } from '../cards/vocabulary.ts'

type Path = readonly (string | number)[]

function sells(goods: Bag, path: Path): void {
  if (GOODS.every((good) => (goods[good] ?? 0) === 0)) bad(path, 'at least one good', goods)
}

function rulesEnd(rules: readonly Rule[], path: Path): void {
  rules.forEach((rule, i) => {
    if (rule.rule === 'sale') sells(rule.goods, [...path, 'rules', i, 'goods'])
  })
}

function usesEnd(uses: readonly Use[], path: Path): void {
  uses.forEach(({ id, limit, pay = {}, payOneOf = [] }, i) => {
    const costs = payOneOf.length > 0 || COUNTED.some((what) => (pay[what] ?? 0) > 0)
    if (limit === null && !costs) bad([...path, 'uses', i], 'a price or a limit', id)
  })
}

function tokensEnd(table: string, tokens: Readonly<Record<string, Ability | Gear>>): void {
  for (const [id, token] of Object.entries(tokens)) {
    if (token.colour === 'red') continue
    rulesEnd(token.rules, [table, id])
    usesEnd(token.uses, [table, id])
  }
}

export function ends(all: Records): void {
  for (const [id, { goods }] of Object.entries(all.market)) sells(goods, ['market', id, 'goods'])
  for (const [id, { rules }] of Object.entries(all.buildings)) rulesEnd(rules, ['buildings', id])
  for (const [id, { ability }] of Object.entries(all.heroes)) usesEnd(ability.uses, ['heroes', id, 'ability'])
  for (const [id, { rules, uses }] of Object.entries(all.quests)) {
    rulesEnd(rules, ['quests', id])
    usesEnd(uses, ['quests', id])
  }
  tokensEnd('abilities', all.abilities)
  tokensEnd('gear', all.gear)
  const onward = Object.values(all.solo).some(({ do: deeds }) =>
    deeds.every(({ verb }) => verb !== 'botAttack'),
  )
  if (!onward) bad(['solo'], 'a card that does not draw again', Object.keys(all.solo).length)
}
