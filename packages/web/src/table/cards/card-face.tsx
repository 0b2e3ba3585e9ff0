// Any card, drawn from its look; a small one enlarges while it is pointed at.
import { type CardProps, CardFrame } from './card-frame.tsx'
import { usePeek } from './card-peek.tsx'
import style from './card.module.css'

export function CardFace(props: CardProps) {
  return props.form !== 'stub' || props.quiet === true ? <CardFrame {...props} /> : <Peeking {...props} />
}

function Peeking(props: CardProps) {
  const { handlers, peek } = usePeek(props)
  return (
    <span className={style['peeking']} {...handlers}>
      <CardFrame {...props} />
      {peek}
    </span>
  )
}
