// The scene of a moment: a card beside its Region, with a picture, a name, what it does and what it meant. Others'
// moments are a small plate.
import type { Update } from '@lorehall/host'
import { useLayoutEffect, useRef } from 'react'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { tokenName, tokenTextOf } from '../cards/tokens.ts'
import { valuesOf } from '../facts.ts'
import { playerOf } from '../view.ts'
import { pointAtRegion } from './beside.ts'
import { type Moment, momentOf } from './moment.ts'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'
import style from './moment.module.css'

interface MomentSceneProps {
  readonly update: Update
  readonly aside: boolean
}

export function MomentScene({ update, aside }: MomentSceneProps) {
  const found = momentOf(update)
  if (found === null || aside) return null
  const { moment } = found
  return moment.seat === update.eyes && moment.own?.small !== true ? (
    <Card key={moment.token + moment.kind} moment={moment} update={update} />
  ) : (
    <Plate moment={moment} update={update} />
  )
}

interface OfMoment {
  readonly moment: Moment
  readonly update: Update
}

type Words = ReturnType<typeof useWords>

function titleOf({ kind, token, own, seat }: Moment, update: Update, { t, say }: Words): string {
  if (own !== undefined) return say(own.title)
  if (kind === 'explore') return say(tokenName(token))
  if (kind === 'tower') return t('moment.tower')
  return t('moment.level', { level: 'I'.repeat(playerOf(update, seat)?.level ?? 1) })
}

function textOf({ kind, token, own, seat }: Moment, update: Update, { t, say }: Words): string {
  if (own !== undefined) return say(own.text)
  if (kind === 'explore') return say(tokenTextOf(token))
  const { tower } = valuesOf(update)
  if (kind === 'tower') return t('moment.tower.text', { strength: tower.strength, yield: tower.yield })
  return t('moment.level.text', { level: playerOf(update, seat)?.level ?? 1 })
}

function Card({ moment, update }: OfMoment) {
  const words = useWords()
  const card = useRef<HTMLDivElement>(null)
  const tip = useRef<SVGSVGElement>(null)
  const { at } = moment
  // A token that only gives resources has given them: one line says it all.
  const { gives, says: verb } = valuesOf(update).explorationTokens[moment.token] ?? {}
  const given = gives !== undefined && verb === undefined && moment.lines.length > 0
  const says = given ? '' : textOf(moment, update, words)
  useLayoutEffect(() => {
    if (card.current !== null && tip.current !== null) pointAtRegion(card.current, tip.current, at)
  }, [at])
  return (
    <>
      <svg ref={tip} className={style['tip']} aria-hidden>
        <path />
      </svg>
      <div ref={card} className={style['card']} role="status" data-moment={moment.kind}>
        <Picture moment={moment} />
        <h2>{titleOf(moment, update, words)}</h2>
        {says === '' ? null : <p>{says}</p>}
        {moment.lines.map(({ text }) => (
          <p key={text} className={style['meant']}>
            {words.say(text)}
          </p>
        ))}
      </div>
    </>
  )
}

function Plate({ moment, update }: OfMoment) {
  const words = useWords()
  return (
    <div className={style['plate']} data-moment={moment.kind}>
      <Picture moment={moment} />
      <h2>
        <SeatMark seat={moment.seat} size={13} /> {titleOf(moment, update, words)}
      </h2>
    </div>
  )
}
