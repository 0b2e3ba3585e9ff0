// The three wishes on the Well of Wishes, in the island's drawing: each a token in the colour of what it gives.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Sign } from '../../../../table/stage/sign.tsx'
import { hexAt } from '../../board/layout.ts'
import { ATTRIBUTE_SIGN } from '../../cards/attribute.tsx'
import { viewOf } from '../../view.ts'
import { wellIn } from './seen.ts'
import style from './well-tokens.module.css'
import { wishedFor, wishNamed } from './wishes.ts'
import { LAUREL } from '../../../../icons/laurel.ts'

/** Where they lie, once the well is found. */
export function WellPlace({ update }: { readonly update: Update }) {
  const view = viewOf(update)
  const well = wellIn(view)
  const hex = view.regions.find(({ kind }) => kind === 'well-of-wishes')?.hex
  if (well === null || hex === undefined) return null
  return <WellTokens hex={hex} showing={well.showing.join(',')} />
}

interface WellTokensProps {
  readonly hex: number
  /** The wishes that lie open, joined by commas: plain, so that nothing is drawn anew while they lie there. */
  readonly showing: string
}

/** From the middle of the region: a low arc over the well. */
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
