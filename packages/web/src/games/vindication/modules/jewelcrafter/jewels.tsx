// A player's crystals: their number, and each infused crystal. Draws nothing at a table without them.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Tick } from '../../../../table-ui/tick.tsx'
import { useThing } from '../../../../table-ui/thing.ts'
import lying from '../../../../table-ui/thing.module.css'
import { viewOf } from '../../view.ts'
import { Crystal } from './crystal.tsx'
import { type Infused, infusedOf } from './crystals.ts'
import { useWords } from './own.ts'
import { jewelsIn } from './seen.ts'
import style from './jewels.module.css'

interface JewelsProps {
  readonly update: Update
  readonly seat: number
}

/** On your own mat, where they can be clicked. */
export function OwnJewels({ update, seat }: JewelsProps) {
  const { t } = useWords()
  const view = viewOf(update)
  const jewels = jewelsIn(view)
  if (jewels === null) return null
  return (
    <section className={style['own']} aria-label={t('crystals.all')}>
      <OwnCrystals n={jewels.crystals[seat] ?? 0} />
      {infusedOf(view, seat).map((one) => (
        <OwnInfused
          key={one.attribute}
          of={one}
          used={view.players[seat]?.used.includes(one.face.id) === true}
        />
      ))}
    </section>
  )
}

const OwnCrystals = memo(function OwnCrystals({ n }: { readonly n: number }) {
  const { t } = useWords()
  const thing = useThing('crystals', t('crystals.n', { n }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['crystals']}`} data-none={n === 0}>
      <Crystal size={22} />
      <span aria-hidden>
        <Tick n={n} />
      </span>
    </div>
  )
})

const OwnInfused = memo(function OwnInfused({ of, used }: { readonly of: Infused; readonly used: boolean }) {
  const { t, say } = useWords()
  const name = say(of.face.name)
  const thing = useThing(`card:${of.face.id}`, used ? t('crystals.used', { name }) : name)
  return (
    <div {...thing} className={`${lying['thing']} ${style['infused']}`} data-used={used}>
      <Crystal of={of.attribute} size={28} />
    </div>
  )
})

/** In the side column. */
export function JewelRow({ update, seat }: JewelsProps) {
  const { t, say } = useWords()
  const view = viewOf(update)
  const jewels = jewelsIn(view)
  if (jewels === null) return null
  const n = jewels.crystals[seat] ?? 0
  return (
    <ul className={style['row']} aria-label={t('crystals.all')}>
      <li title={t('crystals.all')} data-none={n === 0}>
        <Crystal size={17} />
        <Tick n={n} />
        <span className="unseen">{t('crystals.all')}</span>
      </li>
      {infusedOf(view, seat).map(({ attribute, face }) => (
        <li key={attribute} title={`${say(face.name)}. ${say(face.text)}`}>
          <Crystal of={attribute} size={22} />
          <span className="unseen">{say(face.name)}</span>
        </li>
      ))}
    </ul>
  )
}

/** With their text, in the full view of a player. */
export function JewelWall({ update, seat }: JewelsProps) {
  const { t, say } = useWords()
  const view = viewOf(update)
  const jewels = jewelsIn(view)
  if (jewels === null) return null
  return (
    <ul className={style['wall']} aria-label={t('crystals.all')}>
      <li>
        <Crystal size={26} />
        {t('crystals.n', { n: jewels.crystals[seat] ?? 0 })}
      </li>
      {infusedOf(view, seat).map(({ attribute, face }) => (
        <li key={attribute}>
          <Crystal of={attribute} size={34} />
          <span>
            <b>{say(face.name)}.</b> {say(face.text)}
          </span>
        </li>
      ))}
    </ul>
  )
}
