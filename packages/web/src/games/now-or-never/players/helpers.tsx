// Another player's specialists. Anyone may use them for their price; the owner gets a tax.
import type { Update } from '@lorehall/host'
import { type Specialist } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { nameOf } from '../cards/names.ts'
import lying from '../../../table-ui/thing.module.css'
import { useThing } from '../../../table-ui/thing.ts'
import { valuesOf } from '../facts.ts'
import { ICONS } from '../icons/icons.ts'
import { playerOf } from '../view.ts'
import style from './helpers.module.css'
import { useWords } from './words.ts'

type Action = Specialist['action']

export const ACTION_SIGN: Readonly<Record<Action, string>> = {
  build: ICONS.anvil,
  heal: ICONS.hearts,
  xp: ICONS['round-star'],
  gear: ICONS.shield,
}

export function Helpers({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const { specialists } = valuesOf(update)
  const hired = playerOf(update, seat)?.specialists.filter((slot) => slot !== null) ?? []
  if (hired.length === 0) return null
  return (
    <div className={style['helpers']} role="group" aria-label={t('player.specialists')}>
      {hired.map(({ id, up }) => {
        const { action = 'build', use = 0 } = specialists[id] ?? {}
        return <Helper key={id} id={id} action={action} price={use} up={up} />
      })}
    </div>
  )
}

interface HelperProps {
  readonly id: string
  readonly action: Action
  readonly price: number
  readonly up: boolean
}

const Helper = memo(function Helper({ id, action, price, up }: HelperProps) {
  const { t, say } = useWords()
  const facts = { name: say(nameOf(id)), what: t(`action.${action}`), n: price }
  const name = t(up ? 'other.specialist' : 'other.specialist.used', facts)
  // The accessible name comes from the content, because the card shows less than its name.
  const { 'aria-label': spoken, ...thing } = useThing(`specialist:${id}`, name)
  return (
    <div {...thing} className={`${lying['thing']} ${style['helper']}`} data-used={!up}>
      <span className="unseen">{spoken}</span>
      <Icon path={ACTION_SIGN[action]} size="13px" />
      <span className={style['what']} aria-hidden>
        {facts.what}
      </span>{' '}
      <b aria-hidden>{price}</b>
    </div>
  )
})
