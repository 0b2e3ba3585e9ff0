// The frame of every card: arms, corners, what it gives, its words, the blocks on it.
import { type CSSProperties, memo, type ReactNode } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../text/language.ts'
import { Blocks } from '../blocks.tsx'
import { Token } from '../token.tsx'
import { Heraldry } from './heraldry.tsx'
import type { CardLook, Corner } from './look.ts'
import { Sources } from './provenance.tsx'
import style from './card.module.css'

export interface CardProps {
  readonly look: CardLook
  readonly size: 'small' | 'full'
  /** Blocks that lie on it, and whose they are. */
  readonly lying?: number | undefined
  readonly seat?: number | undefined
  readonly active?: boolean | undefined
  readonly spent?: boolean | undefined
  /** A piece that lies over its arms, and what it means in a word. */
  readonly over?: ReactNode
  readonly mark?: string | undefined
  /** Does not enlarge or speak by itself: something around it does. */
  readonly quiet?: boolean | undefined
}

/** Any card, at rest. */
export const CardFrame = memo(function CardFrame({
  look,
  size,
  lying = 0,
  seat = 0,
  active = false,
  spent = false,
  over = null,
  mark,
  quiet = false,
}: CardProps) {
  const { say } = useWords()
  const full = size === 'full'
  const colour: CSSProperties & Record<'--deck', string> = { '--deck': look.colour }
  return (
    <span
      className={style['card']}
      data-size={size}
      data-active={active}
      data-spent={spent}
      style={colour}
      aria-hidden={quiet || undefined}
    >
      <span className={style['art']}>
        <Heraldry coat={look.coat} className={style['arms']} />
        <Number of={look.left} className={style['left']} />
        <Number of={look.right} className={style['right']} />
        <Tokens look={look} full={full} />
        {over}
      </span>
      <span className={style['body']}>
        <span className={style['name']}>{say(full ? look.name : look.called)}</span>
        {full && <FullText look={look} />}
        {lying > 0 && (
          <span className={style['lying']}>
            <Blocks n={lying} seat={seat} size={full ? 16 : 10} />
          </span>
        )}
      </span>
      {full && <Sources of={look.provenance} />}
      <Marks active={active} spent={spent} mark={mark} />
    </span>
  )
})

interface NumberProps {
  readonly of: Corner | null
  readonly className: string | undefined
}

function Number({ of, className }: NumberProps) {
  const { say } = useWords()
  return (
    of !== null && (
      <span className={`${style['corner']} ${className}`} title={say(of.title)} data-loss={of.loss}>
        {of.text}
      </span>
    )
  )
}

function Tokens({ look, full }: { readonly look: CardLook; readonly full: boolean }) {
  if (look.tokens.length === 0) return null
  return (
    <span className={style['tokens']}>
      {look.tokens.map((token, i) => (
        <Token key={i} look={token} size={full ? '1.6rem' : '1.15rem'} />
      ))}
    </span>
  )
}

function FullText({ look }: { readonly look: CardLook }) {
  const { say } = useWords()
  return (
    <>
      <span className={style['title']}>
        <Icon path={look.sign} />
        {say(look.sort)}
      </span>
      <span className={style['text']}>
        {look.text.map((text) => (
          <span key={text}>{say(text)}</span>
        ))}
      </span>
    </>
  )
}

interface MarksProps extends Required<Pick<CardProps, 'active' | 'spent' | 'mark'>> {}

function Marks({ active, spent, mark }: MarksProps) {
  const { t } = useWords()
  if (mark === undefined && active !== true && spent !== true) return null
  return <span className={style['mark']}>{mark ?? t(spent === true ? 'card.spent' : 'card.active')}</span>
}
