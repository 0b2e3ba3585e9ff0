// A player's attributes: the blocks on the six spheres, counted.
import { memo } from 'react'
import type { AttributeName } from '@lorehall/vindication/client'
import { Tick } from '../../../table-ui/tick.tsx'
import { useThing } from '../../../table-ui/thing.ts'
import { useWords } from '../text/own.ts'
import { AttributeToken } from '../cards/attribute.tsx'
import type { PlayerView } from '../view.ts'
import { attributesOf } from './player-facts.ts'
import lying from '../../../table-ui/thing.module.css'
import style from './attributes.module.css'

export const OwnAttributes = memo(function OwnAttributes({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  return (
    <section className={style['attributes']} aria-label={t('player.attributes')}>
      {attributesOf(player).map(([name, n]) => (
        <OwnAttribute key={name} name={name} n={n} />
      ))}
    </section>
  )
})

const OwnAttribute = memo(function OwnAttribute({
  name,
  n,
}: {
  readonly name: AttributeName
  readonly n: number
}) {
  const { t } = useWords()
  const thing = useThing(`sphere:${name}`, t('player.attribute.n', { n, name: t(`attribute.${name}`) }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['attribute']}`} data-none={n === 0}>
      <AttributeToken of={name} size="24px" none={n === 0} />
      <span aria-hidden>
        <Tick n={n} />
      </span>
    </div>
  )
})

/** Only attributes with blocks. */
export const AttributeRow = memo(function AttributeRow({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const some = attributesOf(player).filter(([, n]) => n > 0)
  if (some.length === 0) return null
  return (
    <ul className={style['row']} aria-label={t('player.attributes')}>
      {some.map(([name, n]) => (
        <li key={name} title={t('player.attribute.n', { n, name: t(`attribute.${name}`) })}>
          <AttributeToken of={name} size="15px" />
          <Tick n={n} />
          <span className="unseen">{t(`attribute.${name}`)}</span>
        </li>
      ))}
    </ul>
  )
})
