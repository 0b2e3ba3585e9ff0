// The Action Bar: four Capital actions and five Command actions, with the piece on each.
import { type InSlot, isCapitalSlot, type Slot, slotName, SLOTS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { SeatMark } from '../../../components/frame-seat.tsx'
import lying from '../../../table-ui/thing.module.css'
import { useSpoken } from '../pieces/use-spoken.tsx'
import { SLOT_SIGN, UNIT_SIGN } from '../counted.ts'
import { playerOf } from '../view.ts'
import style from './bar.module.css'
import { useWords } from './words.ts'

const CAPITAL = SLOTS.filter(isCapitalSlot)
const COMMAND = SLOTS.filter((slot) => !isCapitalSlot(slot))

interface OfSeat {
  readonly update: Update
  readonly seat: number
}

export function Bar({ update, seat }: OfSeat) {
  const { t } = useWords()
  const bar = playerOf(update, seat)?.bar
  if (bar === undefined) return null
  const group = (name: string, slots: readonly Slot[]) => (
    <section className={style['group']} aria-label={name}>
      <h3 aria-hidden>{name}</h3>
      {slots.map((slot) => (
        <SlotOf key={slot} slot={slot} holds={bar[slot]} seat={seat} />
      ))}
    </section>
  )
  return (
    <div className={style['bar']}>
      {group(t('own.capital'), CAPITAL)}
      {group(t('own.command'), COMMAND)}
    </div>
  )
}

interface SlotOfProps {
  readonly slot: Slot
  readonly holds: InSlot
  readonly seat: number
}

const SlotOf = memo(function SlotOf({ slot, holds, seat }: SlotOfProps) {
  const { t, say } = useWords()
  const name = say(slotName(slot))
  const { thing, spoken } = useSpoken(`slot:${slot}`, t('own.slot', { name, state: t(`slot.${holds}`) }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['slot']}`} data-holds={holds}>
      {spoken}
      <Icon path={SLOT_SIGN[slot]} size="21px" />
      <span aria-hidden>{name}</span>
      <i aria-hidden data-holds={holds}>
        {holds === 'token' && <SeatMark seat={seat} size={17} />}
        {holds === 'serf' && <Icon path={UNIT_SIGN.serf} size="15px" />}
      </i>
    </div>
  )
})
