// The arms of a card, where a page shows them.
import type { Face } from '@lorehall/vindication/face'
import { armsOf } from './arms.ts'

interface HeraldryProps {
  readonly face: Pick<Face, 'id' | 'deck' | 'emblem'>
  readonly className?: string | undefined
}

export function Heraldry({ face, className }: HeraldryProps) {
  return <img src={armsOf(face)} className={className} alt="" draggable={false} />
}
