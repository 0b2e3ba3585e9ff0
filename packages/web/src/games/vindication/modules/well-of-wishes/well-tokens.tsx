// The three wishes on the Well of Wishes, drawn on the island: each is a token in the color of what it gives.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { hexAt } from '../../board/layout.ts'
import { ATTRIBUTE_SIGN } from '../../cards/attribute.tsx'
import { viewOf } from '../../view.ts'
import { wellIn } from './seen.ts'
import style from './well-tokens.module.css'
import { wishedFor, wishNamed } from './wishes.ts'
import { LAUREL } from '../../../../icons/laurel.ts'

/** Draws the wishes on the hex of the well, once it is discovered. */
export function WellPlace({ update }: { readonly update: Update }) {
  const view = viewOf(update)
  const well = wellIn(view)
  const hex = view.regions.find(({ kind }) => kind === 'well-of-wishes')?.hex
  if (well === null || hex === undefined) return null
  return <WellTokens hex={hex} showing={well.showing.join(',')} />
}

interface WellTokensProps {
  readonly hex: number
  /** The face-up wishes, joined by commas: a string, so that memo skips a redraw while they stay the same. */
  readonly showing: string
}

/** Offsets from the middle of the region: a low arc above the well. */
const PLACES = [
  [-40, -50],
  [0, -62],
  [40, -50],
] as const

const RADIUS = 19

const WellTokens = memo(function WellTokens({ hex, showing }: WellTokensProps) {
  const { x, y } = hexAt(hex)
  return (
    <g aria-hidden="true" className={style['tokens']}>
      {showing.split(',').map((id, i) => {
        const face = wishNamed(id)
        const [right, down] = PLACES[i] ?? [0, 0]
        const attribute = face === undefined ? null : wishedFor(face)
        const at = { x: x + right, y: y + down }
        return (
          <g key={i} style={{ ['--of' as string]: attribute === null ? '#f3e4bd' : `var(--${attribute})` }}>
            <circle cx={at.x} cy={at.y + 3} r={RADIUS} className={style['foot']} />
            <circle cx={at.x} cy={at.y} r={RADIUS} className={style['token']} />
            <Sign
              path={attribute === null ? LAUREL : ATTRIBUTE_SIGN[attribute]}
              size={26}
              {...at}
              className={style['sign']}
            />
          </g>
        )
      })}
    </g>
  )
})
