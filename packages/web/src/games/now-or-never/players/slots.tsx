// The hero's four die faces, printed ability and blue slots.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Heraldry } from '../../../table-ui/cards/heraldry.tsx'
import { nameOf } from '../cards/names.ts'
import lying from '../../../table-ui/thing.module.css'
import { useThing } from '../../../table-ui/thing.ts'
import { lookOf } from '../cards/looks.ts'
import { ICONS } from '../icons/icons.ts'
import { SIGN } from '../counted.ts'
import { askedFor } from './asked-for.ts'
import { abilityOf, type FaceFacts, facesOf, slotsOf } from './facts.ts'
import style from './slots.module.css'
import { useWords } from './words.ts'

interface OfSeat {
  readonly update: Update
  readonly seat: number
}

export function Faces({ update, seat }: OfSeat) {
  const { t } = useWords()
  const faces = facesOf(update, seat)
  if (faces.length === 0) return null
  return (
    <section className={style['faces']} aria-label={t('own.faces')}>
      {faces.map((face, i) => (
        <FaceOf key={i} i={i} {...face} />
      ))}
    </section>
  )
}

interface FaceOfProps extends FaceFacts {
  readonly i: number
}

const FaceOf = memo(function FaceOf({ i, token, damage, defence, more }: FaceOfProps) {
  const { t, say } = useWords()
  const what = token === '' ? t('hero.basic') : say(nameOf(token))
  // The accessible name comes from the content, because the face shows only numbers.
  const { 'aria-label': spoken, ...thing } = useThing(`face:${i}`, t('own.face', { n: i + 1, what }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['face']}`} data-token={token !== ''}>
      <span className="unseen">{spoken}</span>
      <b className={style['pip']} aria-hidden>
        {i + 1}
      </b>
      <span className={style['hits']} aria-hidden>
        <b>{damage}</b>
        <Icon path={ICONS['crossed-swords']} size="12px" />
        {defence > 0 && (
          <>
            <b>{defence}</b>
            <Icon path={ICONS.shield} size="11px" />
          </>
        )}
      </span>
      {more && <Icon path={SIGN.mana} size="10px" className={style['more']} />}
    </div>
  )
})

export function Slots({ update, seat }: OfSeat) {
  const { t } = useWords()
  const own = abilityOf(update, seat)
  return (
    <section className={style['slots']} aria-label={t('own.slots')}>
      {own !== null && <Own id={own.id} use={own.use} spent={own.spent} />}
      {slotsOf(update, seat).map(({ slot, id, use, spent }) => {
        const ways = [`blue:${slot}`, id === '' ? '' : `card:${id}`, use === '' ? '' : `power:${use}`]
        return <Slot key={slot} at={askedFor(update, ways)} n={slot + 1} id={id} spent={spent} />
      })}
    </section>
  )
}

interface OwnProps {
  readonly id: string
  readonly use: string
  readonly spent: boolean
}

/** The printed ability: it can be used, and no token can cover it. */
const Own = memo(function Own({ id, use, spent }: OwnProps) {
  const { t, say } = useWords()
  const name = say(nameOf(id))
  const thing = useThing(`power:${use}`, t(spent ? 'own.power.spent' : 'own.power', { name }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['own']}`} data-spent={spent}>
      <span aria-hidden>{name}</span>
    </div>
  )
})

interface SlotProps {
  readonly at: string
  readonly n: number
  readonly id: string
  readonly spent: boolean
}

const Slot = memo(function Slot({ at, n, id, spent }: SlotProps) {
  const { t, say } = useWords()
  const look = id === '' ? undefined : lookOf(id)
  const name = say(nameOf(id))
  const key = id === '' ? 'own.slot.free' : spent ? 'own.slot.spent' : 'own.slot'
  const thing = useThing(at, t(key, { n, name }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['slot']}`} data-free={id === ''} data-spent={spent}>
      {look !== undefined && <Heraldry coat={look.coat} className={style['arms']} />}
    </div>
  )
})
