// The shared things: the Tax track and the Spell deck.
import type { Resource } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../../../components/icon.tsx'
import lying from '../../../../table-ui/thing.module.css'
import { useSpoken } from '../../pieces/use-spoken.tsx'
import { RESOURCE_COLOUR, RESOURCE_SIGN } from '../../counted.ts'
import { valuesOf } from '../../facts.ts'
import { ICONS } from '../../icons/icons.ts'
import { viewOf } from '../../view.ts'
import { useWords } from './words.ts'
import style from './court.module.css'

export function Shared({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { tax, deck, discards } = viewOf(update)
  const amounts = valuesOf(update).tax
  return (
    <section className={style['shared']}>
      <h3>{t('court.tax')}</h3>
      {tax.map((kind, i) => (
        <Gem key={kind} kind={kind} n={amounts[i] ?? 0} />
      ))}
      <Deck n={deck} gone={discards} />
    </section>
  )
}

const Gem = memo(function Gem({ kind, n }: { readonly kind: Resource; readonly n: number }) {
  const { t } = useWords()
  const { thing, spoken } = useSpoken(
    `resource:${kind}`,
    t('court.tax.of', { resource: t(`resource.${kind}`), n }),
  )
  return (
    <div
      {...thing}
      className={`${lying['thing']} ${style['gem']}`}
      style={{ ['--of' as string]: RESOURCE_COLOUR[kind] }}
    >
      {spoken}
      <b aria-hidden>{n}</b>
      <Icon path={RESOURCE_SIGN[kind]} size="17px" />
    </div>
  )
})

const Deck = memo(function Deck({ n, gone }: { readonly n: number; readonly gone: number }) {
  const { t } = useWords()
  const { thing, spoken } = useSpoken('deck', `${t('court.deck')}, ${t('court.deck.n', { n, gone })}`)
  return (
    <div {...thing} className={`${lying['thing']} ${style['deck']}`}>
      {spoken}
      <Icon path={ICONS['star-swirl']} size="15px" />
      <b aria-hidden>{n}</b>
      <span aria-hidden>/ {gone}</span>
    </div>
  )
})
