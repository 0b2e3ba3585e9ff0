// Any card of the game, drawn from its data; a small one enlarges while it is pointed at.
import { usePeek } from './card-peek.tsx'
import { type CardFaceProps, DrawnCard } from './drawn-card.tsx'
import style from './card-face.module.css'

export type { CardFaceProps } from './drawn-card.tsx'

export function CardFace(props: CardFaceProps) {
  return props.size === 'full' || props.quiet === true ? <DrawnCard {...props} /> : <Peeking {...props} />
}

function Peeking(props: CardFaceProps) {
  const { handlers, peek } = usePeek(props)
  return (
    <span className={style['peeking']} {...handlers}>
      <DrawnCard {...props} />
      {peek}
    </span>
  )
}
