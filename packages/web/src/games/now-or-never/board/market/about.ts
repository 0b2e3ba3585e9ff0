// Tooltips of the season board.
import type { Update } from '@lorehall/host'
import { amounts, count, GOODS, PILES } from '@lorehall/now-or-never/client'
import type { About } from '../../../../table-ui/about.ts'
import type { Words } from '../../../../text/language.ts'
import { lookOf } from '../../cards/looks.ts'
import { valuesOf } from '../../facts.ts'
import { viewOf } from '../../view.ts'
import { stallOf } from './market-facts.ts'
import { amountsIn, type MarketWords, wordsOf } from './words.ts'

type Tell = (id: string, update: Update, words: MarketWords) => About | null

/** The best price for all goods, and the rows used for it. */
const market: Tell = (_id, update, { t, say }) => {
  const { goods, sum, sales } = stallOf(update)
  const rows = sales.filter(({ best }) => best > 0)
  return {
    title: t('market.name'),
    text: t('market.text'),
    lines: [
      t('market.best', { goods: say(amounts(goods)), n: sum }),
      ...rows.map((row) =>
        t('market.best.row', { times: row.best, goods: amountsIn(row.goods, say), n: row.coins }),
      ),
    ],
  }
}

const sale: Tell = (id, update, { t, say }) => {
  const found = stallOf(update).sales.find((one) => one.id === id)
  if (found === undefined) return null
  const { goods, coins, times, best } = found
  return {
    title: t('market.sale', { goods: amountsIn(goods, say), n: coins }),
    text: '',
    brief: t('market.times', { n: times }),
    lines: [t('market.times', { n: times }), ...(best > 0 ? [t('market.used', { n: best })] : [])],
  }
}

const good: Tell = (id, update, { t, say }) => {
  const what = GOODS.find((one) => one === id)
  if (what === undefined) return null
  const title = say(count(stallOf(update).goods[what], what))
  return { title, text: t('market.store'), lines: [], plain: true }
}

const villager: Tell = (id, update, { t, say }) => {
  const what = GOODS.find((one) => one === id)
  if (what === undefined) return null
  const { villagerRow, villagerSupply } = viewOf(update)
  const n = villagerRow.filter((one) => one === what).length
  const text = t('market.villager.text', { good: say(count(1, what)) })
  return {
    title: t('market.villager', { n, good: amountsIn({ [what]: 1 }, say) }),
    text,
    brief: text,
    lines: [t('market.supply', { n: villagerSupply[what] })],
  }
}

const villagers: Tell = (_id, update, { t }) => {
  const { setup } = valuesOf(update)
  const { villagerSupply } = viewOf(update)
  const supply = GOODS.reduce((sum, one) => sum + villagerSupply[one], 0)
  return {
    title: t('market.refill', { n: setup.refillXP }),
    text: t('market.refill.text'),
    lines: [t('market.supply', { n: supply })],
  }
}

/** The face-up discards next to the pile are public. */
const pile: Tell = (id, update, { t, say }) => {
  const i = PILES.findIndex((one) => one === id)
  const found = viewOf(update).quests[i]
  const name = PILES[i]
  if (found === undefined || name === undefined) return null
  const away = found.discard.map((card) => say(lookOf(card)?.name ?? card))
  return {
    title: t('market.pile', { name: t(`market.pile.${name}`), n: found.down, away: away.length }),
    text: t(`market.pile.${name}.text`),
    lines: away.length === 0 ? [] : [t('market.away', { list: away.join(', ') })],
  }
}

const TELL: Readonly<Record<string, Tell>> = { market, sale, good, villager, villagers, pile }

export function aboutMarket(update: Update, at: string, words: Words): About | null {
  const [kind = '', id = ''] = at.split(':')
  return TELL[kind]?.(id, update, wordsOf(words)) ?? null
}
