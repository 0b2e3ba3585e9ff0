// The hero with the remaining hearts and mana.
import { SeatMark } from '../../../components/frame-seat.tsx'
import { SIGN } from '../counted.ts'
import { Portrait } from '../pieces/portrait.tsx'
import { heroColour } from '../pieces/portraits.ts'
import { Bar } from './bar.tsx'
import { HEART, MANA } from './colours.ts'
import type { FightFacts } from './fight-facts.ts'
import { useWords } from './words.ts'
import { nameOf } from '../cards/names.ts'
import style from './fight.module.css'

interface HeroSideProps {
  readonly fight: FightFacts
  /** The player's name. */
  readonly name: string
  readonly round: number
}

export function HeroSide({ fight, name, round }: HeroSideProps) {
  const { t, say } = useWords()
  const { hero, seat, hearts, maxHearts, mana, maxMana } = fight
  return (
    <section className={style['side']} style={{ borderTopColor: heroColour(hero) }}>
      <header className={style['head']}>
        <i className={style['portrait']}>
          <Portrait hero={hero} />
        </i>
        <div>
          <h2>{say(nameOf(hero))}</h2>
          <p>
            <SeatMark seat={seat} size={14} /> {say(name)} · {t('fight.round', { n: round })}
          </p>
        </div>
      </header>
      <Bar
        sign={SIGN.heart}
        colour={HEART}
        n={hearts}
        of={maxHearts}
        says={t('fight.hearts', { n: hearts, of: maxHearts })}
      />
      <Bar
        sign={SIGN.mana}
        colour={MANA}
        n={mana}
        of={maxMana}
        says={t('fight.mana', { n: mana, of: maxMana })}
      />
    </section>
  )
}
