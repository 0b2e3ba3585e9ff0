// The effect of each die face, with the rolled one framed in brass.
import { type Bag, COUNTED } from '@lorehall/now-or-never/client'
import { Icon } from '../../../components/icon.tsx'
import { SIGN } from '../counted.ts'
import { ICONS } from '../icons/icons.ts'
import type { FaceFacts } from './fight-facts.ts'
import { type FightWords, useWords } from './words.ts'
import style from './fight.module.css'

interface FacesProps {
  readonly faces: readonly FaceFacts[]
  readonly die: number
  /** The defense in every round. */
  readonly defence: number
}

export function Faces({ faces, die, defence }: FacesProps) {
  const words = useWords()
  const { t } = words
  return (
    <section className={style['faces']}>
      <ol>
        {faces.map((face) => (
          <li key={face.die} data-up={face.die === die}>
            <Face face={face} words={words} />
          </li>
        ))}
      </ol>
      {defence > 0 && (
        <p className={style['always']}>
          <Icon path={ICONS.shield} /> {t('fight.always', { n: defence })}
        </p>
      )}
    </section>
  )
}

function Face({ face, words }: { readonly face: FaceFacts; readonly words: FightWords }) {
  return (
    <>
      <b className={style['pip']}>{face.die}</b>
      <span className={style['called']}>{words.say(face.name)}</span>
      <span className={style['does']}>
        <Does damage={face.damage} defence={face.defence} words={words} />
      </span>
      {face.options.map((option, i) => (
        <small key={i} className={style['does']}>
          <Price pay={option.pay} words={words} /> +
          <Does {...option} words={words} />
        </small>
      ))}
    </>
  )
}

interface DoesProps {
  readonly damage: number
  readonly defence: number
  readonly die?: boolean
  readonly words: FightWords
}

function Does({ damage, defence, die = false, words: { t } }: DoesProps) {
  return (
    <>
      {(damage > 0 || (defence === 0 && !die)) && (
        <span title={t('fight.damage', { n: damage })}>
          {damage}
          <Icon path={ICONS['crossed-swords']} label={t('fight.damage', { n: damage })} />
        </span>
      )}
      {die && (
        <span>
          {t('fight.die.more')}
          <Icon path={ICONS['crossed-swords']} />
        </span>
      )}
      {defence > 0 && (
        <span title={t('fight.defence', { n: defence })}>
          {defence}
          <Icon path={ICONS.shield} label={t('fight.defence', { n: defence })} />
        </span>
      )}
    </>
  )
}

function Price({ pay, words: { t } }: { readonly pay: Bag; readonly words: FightWords }) {
  return COUNTED.map((what) => {
    const n = pay[what] ?? 0
    return n === 0 ? null : (
      <span key={what}>
        {n}
        <Icon path={SIGN[what]} label={t(`counted.${what}`)} />
      </span>
    )
  })
}
