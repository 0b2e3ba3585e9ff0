// The drawing of a card: arms, corners, what it gives, its words, the blocks on it.
import type { Face } from '@lorehall/vindication/face'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { useWords } from '../text/own.ts'
import { BlackBlock } from '../modules/black-block.tsx'
import { AttributeToken } from './attribute.tsx'
import { Blocks } from './blocks.tsx'
import { deckColour, DECK_ICON, faceOf, givesOf, shortName } from './faces.ts'
import { Heraldry } from './heraldry.tsx'
import { Provenance } from './provenance.tsx'
import style from './card-face.module.css'

export interface CardFaceProps {
  readonly id: string
  /** Loyalty on a companion. */
  readonly blocks?: number | undefined
  /** Charges on a relic. */
  readonly charges?: number | undefined
  readonly size: 'small' | 'full'
  readonly active?: boolean | undefined
  readonly spent?: boolean | undefined
  /** A black block lies on it. */
  readonly marked?: boolean | undefined
  /** Whose blocks lie on it. */
  readonly seat?: number | undefined
  /** Does not enlarge or speak by itself: something around it does. */
  readonly quiet?: boolean | undefined
}

/** Any card, at rest. */
export const DrawnCard = memo(function DrawnCard(props: CardFaceProps) {
  const face = faceOf(props.id)
  return face === undefined ? null : <Drawn {...props} face={face} />
})

type DrawnProps = CardFaceProps & { readonly face: Face }

function Drawn({
  face,
  size,
  blocks,
  charges,
  active = false,
  spent = false,
  marked = false,
  seat = 0,
  quiet = false,
}: DrawnProps) {
  const { say } = useWords()
  const full = size === 'full'
  const lying = blocks ?? charges ?? 0
  const colour: CSSProperties & Record<'--deck', string> = { '--deck': deckColour(face.deck) }
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
        <Heraldry face={face} className={style['arms']} />
        <Corner face={face} />
        <Gives face={face} full={full} />
        {marked && <BlackBlock />}
      </span>
      <span className={style['body']}>
        <span className={style['name']}>{say(full ? face.name : shortName(face))}</span>
        {full && <FullText face={face} />}
        {lying > 0 && (
          <span className={style['lying']}>
            <Blocks n={lying} seat={seat} size={full ? 16 : 10} />
          </span>
        )}
      </span>
      {full && <Provenance face={face} />}
      <Marks active={active} spent={spent} marked={marked} />
    </span>
  )
}

/** Honor in the upper right; initiative, where there is one, in the upper left. */
function Corner({ face }: { readonly face: Face }) {
  const { t } = useWords()
  return (
    <>
      {face.initiative !== null && (
        <span className={style['initiative']} title={t('card.initiative', { n: face.initiative })}>
          {face.initiative}
        </span>
      )}
      {face.honor !== null && (
        <span className={style['honor']} title={t('card.honor', { n: face.honor })}>
          {face.honor}
        </span>
      )}
      {face.points.length > 0 && (
        <span
          className={style['honor']}
          title={t('card.points', { a: face.points[0] ?? 0, b: face.points[1] ?? 0 })}
        >
          {face.points.join('+')}
        </span>
      )}
    </>
  )
}

function Gives({ face, full }: { readonly face: Face; readonly full: boolean }) {
  const tokens = givesOf(face).flatMap(([attribute, n]) =>
    Array.from({ length: n }, (_, i) => (
      <AttributeToken key={`${attribute}${i}`} of={attribute} size={full ? '1.6rem' : '1.15rem'} />
    )),
  )
  return tokens.length === 0 ? null : <span className={style['gives']}>{tokens}</span>
}

/** The two halves of a quest stand apart. */
function paragraphs(face: Face): string[] {
  return face.points.length > 1 ? face.text.split(/(?<=\.) (?=\d+ honor:)/) : [face.text]
}

function FullText({ face }: { readonly face: Face }): ReactNode {
  const { t, say } = useWords()
  return (
    <>
      <span className={style['title']}>
        <Icon name={DECK_ICON[face.deck]} />
        {face.title === null ? t(`card.deck.${face.deck}`) : say(face.title)}
      </span>
      <span className={style['text']}>
        {paragraphs(face).map((text) => (
          <span key={text}>{say(text)}</span>
        ))}
      </span>
    </>
  )
}

function Marks({ active, spent, marked }: Required<Pick<CardFaceProps, 'active' | 'spent' | 'marked'>>) {
  const { t } = useWords()
  if (active !== true && spent !== true && marked !== true) return null
  const words = marked === true ? 'black.card' : spent === true ? 'card.spent' : 'card.active'
  return <span className={style['mark']}>{t(words)}</span>
}
