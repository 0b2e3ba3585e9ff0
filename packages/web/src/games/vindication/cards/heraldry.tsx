// The arms of a card, drawn.
import type { Face } from '@lorehall/vindication/face'
import { useId } from 'react'
import { blazon } from './blazon.ts'

interface HeraldryProps {
  readonly face: Pick<Face, 'id' | 'deck' | 'emblem'>
  readonly className?: string | undefined
}

export function Heraldry({ face, className }: HeraldryProps) {
  const clip = useId()
  const arms = blazon(face)
  return (
    <svg viewBox="0 0 100 116" className={className} aria-hidden>
      <clipPath id={clip}>
        <path d={arms.outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0H100V120H0Z" fill={arms.field} />
        <path d={arms.partition} fill={arms.second} fillRule="evenodd" />
        <path d="M0 0H50V120H0Z" fill="#fff" opacity="0.08" />
        <path d="M0 0H100V22C70 14 30 14 0 34Z" fill="#fff" opacity="0.14" />
      </g>
      <svg x="22" y="27" width="56" height="56" viewBox="0 0 512 512" overflow="visible">
        <path
          d={arms.charge}
          fill={arms.chargeFill}
          stroke={arms.chargeLine}
          strokeWidth="34"
          strokeLinejoin="round"
          paintOrder="stroke"
        />
      </svg>
      <path d={arms.outline} fill="none" stroke="#1d140b" strokeWidth="5" strokeLinejoin="round" />
      <path d={arms.outline} fill="none" stroke="#d8b25a" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}
