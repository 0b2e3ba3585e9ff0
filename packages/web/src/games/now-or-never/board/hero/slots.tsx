// The abilities in the blue slots, and the hired specialists.
import type { Specialist } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { BoardArms } from '../../../../table-ui/stage/board-arms.tsx'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { lookOf } from '../../cards/looks.ts'
import { SIGN } from '../../counted.ts'
import { ACTION_SIGN } from '../../players/helpers.tsx'
import { Cell } from './cell.tsx'
import style from './hero.module.css'
import { useWords } from './words.ts'

interface SlotProps {
  readonly box: Box
  /** Empty: nothing is in the slot. */
  readonly id: string
  readonly name: string
  readonly spent: boolean
  readonly letters: number
}

export const BlueSlot = memo(function BlueSlot({ box, id, name, spent, letters }: SlotProps) {
  const { t } = useWords()
  if (id === '') return <Free box={box} letters={letters} />
  const look = lookOf(id)
  const { x, y, w, h } = box
  const size = Math.max(14, h - letters * 3.1)
  return (
    <>
      <Cell box={box} tone="blue" title={name} letters={letters} spent={spent} />
      {look !== undefined && <BoardArms coat={look.coat} x={x + 6} y={y + h - size - 4} height={size} />}
      {spent && (
        <text x={x + w - 6} y={y + h - 7} className={style['mark']}>
          {t('hero.used')}
        </text>
      )}
    </>
  )
})

interface HiredProps extends SlotProps {
  readonly action: Specialist['action']
  readonly price: number
}

export const HiredSlot = memo(function HiredSlot(props: HiredProps) {
  const { box, id, name, spent, letters, action, price } = props
  const { t } = useWords()
  if (id === '') return <Free box={box} letters={letters} />
  const { x, y, w, h } = box
  const base = y + h - 7
  const broad = w > letters * 5
  return (
    <>
      <Cell box={box} tone="wood" title={name} letters={letters} spent={spent} />
      <Sign
        path={ACTION_SIGN[action]}
        x={x + 6 + letters * 0.7}
        y={base - 5}
        size={letters * 1.4}
        className={style['sign']}
      />
      {spent ? (
        <text x={x + w - 6} y={base} className={style['mark']}>
          {t('hero.used')}
        </text>
      ) : (
        <>
          <text x={x + w - 6 - (broad ? letters * 1.5 : 0)} y={base} className={style['price']}>
            {price}
          </text>
          {broad && (
            <Sign
              path={SIGN.coin}
              x={x + w - 5 - letters * 0.7}
              y={base - 5}
              size={letters * 1.25}
              className={style['sign']}
            />
          )}
        </>
      )}
    </>
  )
})

function Free({ box, letters }: { readonly box: Box; readonly letters: number }) {
  const { t } = useWords()
  return (
    <>
      <Cell box={box} tone="plain" title="" letters={letters} free />
      <text x={box.x + box.w / 2} y={box.y + box.h / 2 + 4} className={style['free']}>
        {t('hero.free')}
      </text>
    </>
  )
}
