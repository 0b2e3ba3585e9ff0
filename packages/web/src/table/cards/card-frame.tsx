// The frame of every card, in three forms: a portrait to choose by, a plate where it is low, a stub before
// its owner.
import { type CSSProperties, memo, type ReactNode } from 'react'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { Blocks } from '../blocks.tsx'
import { GameText } from '../lesson/glossed.tsx'
import { Token } from '../token.tsx'
import { CardBlurb } from './card-blurb.tsx'
import { Heraldry } from './heraldry.tsx'
import type { CardLook, Corner } from './look.ts'
import { Sources } from './provenance.tsx'
import { softened } from './softened.ts'
import style from './card.module.css'

export type CardForm = 'portrait' | 'plate' | 'stub'

export interface CardProps {
  readonly look: CardLook
  readonly form: CardForm
  /** Blocks that lie on it, and whose they are. */
  readonly lying?: number | undefined
  readonly seat?: number | undefined
  readonly active?: boolean | undefined
  readonly spent?: boolean | undefined
  /** A piece that lies over its arms, and what it means in a word. */
  readonly over?: ReactNode
  readonly mark?: string | undefined
  /** A stub that is broad, and one that has room for its words. */
  readonly broad?: boolean | undefined
  readonly wordy?: boolean | undefined
  /** There is room for what it gives, too. */
  readonly roomy?: boolean | undefined
  /** What stands at its foot: what a touch does. */
  readonly foot?: ReactNode
  /** With where its numbers come from. */
  readonly sources?: boolean | undefined
  /** Does not speak by itself: something around it does. */
  readonly quiet?: boolean | undefined
}

/** More blocks than these are a number on a stub. */
const MOST_DRAWN = 6

/** Any card, at rest. */
export const CardFrame = memo(function CardFrame({
  look,
  form,
  lying = 0,
  seat = 0,
  active = false,
  spent = false,
  over = null,
  mark,
  broad = false,
  wordy = false,
  roomy = false,
  foot = null,
  sources = false,
  quiet = false,
}: CardProps) {
  const { say } = useWords()
  const stub = form === 'stub'
  const colour: CSSProperties & Record<'--deck', string> = { '--deck': look.colour }
  const blocks = lying > 0 && (
    <span className={style['lying']}>
      {stub && lying > MOST_DRAWN ? (
        <>
          <SeatMark seat={seat} size={9} />
          {lying}
        </>
      ) : (
        <Blocks n={lying} seat={seat} size={stub ? 9 : 16} />
      )}
    </span>
  )
  return (
    <span
      className={style['card']}
      data-form={form}
      data-active={active}
      data-spent={spent}
      data-broad={broad}
      style={colour}
      aria-hidden={quiet || undefined}
    >
      <span className={style['art']}>
        <Heraldry coat={look.coat} className={style['arms']} />
        {!stub && <Tokens look={look} />}
        {over}
        {stub && blocks}
      </span>
      <Worth of={look.right} />
      <span className={style['body']}>
        <Name of={say(stub ? look.called : look.name)} stub={stub} />
        {(!stub || (broad && !wordy)) && <Sort look={look} />}
        {roomy && <Tokens look={look} />}
        {(!stub || wordy) && <Text look={look} />}
        {!stub && blocks}
        {form === 'portrait' && look.blurb !== undefined && <CardBlurb of={look.blurb} />}
      </span>
      {foot !== null && <span className={style['foot']}>{foot}</span>}
      {sources && <Sources of={look.provenance} />}
      <Marks active={active} spent={spent} mark={mark} />
    </span>
  )
})

function Worth({ of }: { readonly of: Corner | null }) {
  const { say } = useWords()
  return (
    of !== null && (
      <span className={style['worth']} title={say(of.title)} data-loss={of.loss}>
        {of.text}
      </span>
    )
  )
}

/** A long name is written smaller on a stub. */
function Name({ of, stub }: { readonly of: string; readonly stub: boolean }) {
  const long = of.length > 20 || of.split(' ').some((word) => word.length > 9)
  return (
    <span className={style['name']} data-long={stub && long}>
      {stub ? softened(of) : of}
    </span>
  )
}

function Tokens({ look }: { readonly look: CardLook }) {
  if (look.tokens.length === 0) return null
  return (
    <span className={style['tokens']}>
      {look.tokens.map((token, i) => (
        <Token key={i} look={token} size="1.6rem" />
      ))}
    </span>
  )
}

/** What sort of card it is, and the number it has of old, in a word. */
function Sort({ look }: { readonly look: CardLook }) {
  const { say } = useWords()
  return (
    <span className={style['sort']}>
      <Icon path={look.sign} />
      {say(look.sort)}
      {look.note !== null && <span title={say(look.note.title)}>{say(look.note.text)}</span>}
    </span>
  )
}

function Text({ look }: { readonly look: CardLook }) {
  return (
    <span className={style['text']}>
      {look.text.map((text) => (
        <span key={text}>
          <GameText text={text} />
        </span>
      ))}
    </span>
  )
}

interface MarksProps extends Required<Pick<CardProps, 'active' | 'spent' | 'mark'>> {}

function Marks({ active, spent, mark }: MarksProps) {
  const { t } = useWords()
  if (mark === undefined && active !== true && spent !== true) return null
  return <span className={style['mark']}>{mark ?? t(spent === true ? 'card.spent' : 'card.active')}</span>
}
