// The hero: a portrait that starts a hero action, and the three arrows.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { nameOf } from '../cards/names.ts'
import lying from '../../../table-ui/thing.module.css'
import { useThing } from '../../../table-ui/thing.ts'
import { valuesOf } from '../facts.ts'
import { Portrait as Drawn } from '../pieces/portrait.tsx'
import { playerOf } from '../view.ts'
import style from './hero-cell.module.css'
import { useWords } from './words.ts'

export function HeroCell({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const player = playerOf(update, seat)
  const hero = player?.hero ?? ''
  const arrows = valuesOf(update).heroes[hero]?.arrows ?? []
  return (
    <section className={style['cell']} aria-label={t('whole.hero')}>
      <Portrait hero={hero} />
      <div className={style['arrows']}>
        {arrows.map((move, i) => (
          <Arrow key={i} i={i} move={move} spent={player?.covered[i] ?? false} />
        ))}
      </div>
    </section>
  )
}

const Portrait = memo(function Portrait({ hero }: { readonly hero: string }) {
  const { t, say } = useWords()
  const name = hero === '' ? t('own.hero.none') : say(nameOf(hero))
  const thing = useThing('hero', hero === '' ? name : t('own.hero', { name }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['hero']}`}>
      {hero !== '' && (
        <span className={style['portrait']}>
          <Drawn hero={hero} />
        </span>
      )}
      <span className={style['name']} aria-hidden>
        {name}
      </span>
    </div>
  )
})

interface ArrowProps {
  readonly i: number
  readonly move: number
  readonly spent: boolean
}

const Arrow = memo(function Arrow({ i, move, spent }: ArrowProps) {
  const { t } = useWords()
  const thing = useThing(`arrow:${i}`, t(spent ? 'own.arrow.spent' : 'own.arrow', { n: move }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['arrow']}`} data-spent={spent}>
      <b aria-hidden>{move}</b>
    </div>
  )
})
