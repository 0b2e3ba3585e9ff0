// The frame of every card, in three forms: a portrait to choose from, a plate if there is less height, and a stub in
// front of its owner.
import { type CSSProperties, memo, type ReactNode } from 'react'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { Blocks } from '../blocks.tsx'
import { later } from '../later.tsx'
import { GameText } from '../lesson/glossed.tsx'
import { Token } from '../token.tsx'
import { CardBlurb } from './card-blurb.tsx'
import { Heraldry } from './heraldry.tsx'
import type { CardLook, Corner } from './look.ts'
import { softened } from './softened.ts'
import style from './card.module.css'

/** Fetched when the sources of a card's numbers are first shown. */
const Sources = later(async () => (await import('./provenance.tsx')).Sources)

export type CardForm = 'portrait' | 'plate' | 'stub'

export interface CardProps {
  readonly look: CardLook
  readonly form: CardForm
  /** The number of blocks on it, and their seat. */
  readonly lying?: number | undefined
  readonly seat?: number | undefined
  readonly active?: boolean | undefined
  readonly spent?: boolean | undefined
  /** A piece drawn over its arms, and a word for its meaning. */
  readonly over?: ReactNode
  readonly mark?: string | undefined
  /** For a stub: it is broad, and it has space for its text. */
  readonly broad?: boolean | undefined
  readonly wordy?: boolean | undefined
  /** For a stub: it also has space for its tokens. */
  readonly wide?: boolean | undefined
  /** A line at its bottom that says what a click does. */
  readonly foot?: ReactNode
  /** Shows where its numbers come from. */
  readonly sources?: boolean | undefined
  /** Hidden from screen readers, because an element around it has the text. */
  readonly quiet?: boolean | undefined
}

/** On a stub, more blocks than this are shown as a number. */
const MOST_DRAWN = 6

/** Any card, without interaction. */
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
  wide = false,
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
        {wide && <Tokens look={look} />}
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

/** A long name is smaller on a stub. */
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

/** The sort of card, and its note if it has one. */
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
