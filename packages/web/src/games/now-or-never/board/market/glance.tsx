// The closed wing of the season board: the available villagers, the best price for the player's goods, and the cheapest
// gear.
import type { Update } from '@lorehall/host'
import { COLOUR } from '../../counted.ts'
import { viewOf } from '../../view.ts'
import { gearOf, stallOf, villagersOf } from './market-facts.ts'
import style from './glance.module.css'
import { useWords } from './words.ts'

export function MarketGlance({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { sum } = stallOf(update)
  const prices = [...gearOf(update, 'red'), ...gearOf(update, 'blue')].map(({ price }) => price)
  const row = villagersOf(viewOf(update)).flatMap(({ good, n }) => Array.from({ length: n }, () => good))
  return (
    <>
      <span className={style['row']}>
        {row.map((good, i) => (
          <i key={i} style={{ background: COLOUR[good] }} />
        ))}
      </span>
      {t('market.glance', { n: sum })}
      {prices.length > 0 && <br />}
      {prices.length > 0 && t('market.glance.gear', { n: Math.min(...prices) })}
    </>
  )
}
