// Tactics: the two cards played between the armies, and the seven to choose from.
import { inPurse, priceSaid, type Tactic, type TacticId, tacticPrice, TACTICS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { type CSSProperties, memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { LAUREL } from '../../../icons/laurel.ts'
import { useSpoken } from '../pieces/use-spoken.tsx'
import { tacticText } from '../cards/words/tactics/en.ts'
import { RESOURCE_SIGN } from '../counted.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { type BattleView, laidStrength, type SideView } from './lines.ts'
import { TACTIC_COLOUR, tacticSign } from './tactic-looks.ts'
import { type BattleWords, useWords } from './words.ts'
import { nameOf } from '../cards/names.ts'
import battleStyle from './battle.module.css'
import style from './tactics.module.css'
import { whoIs } from '../players/who.ts'

interface LaidProps {
  readonly update: Update
  readonly battle: BattleView
}

/** Face down until both are revealed. */
export function Laid({ update, battle }: LaidProps) {
  const { t, say } = useWords()
  const { attacker, defender } = battle
  const cancelled = [
    [attacker, defender],
    [defender, attacker],
  ].flatMap(([one, other]) =>
    one?.cancelled === true && other !== undefined
      ? [t('battle.cancels', { by: say(nameOf(other.tactic)), card: say(nameOf(one.tactic)) })]
      : [],
  )
  return (
    <>
      <div className={`${style['laid']} ${battleStyle['laid']}`}>
        <OneLaid update={update} side={attacker} laying={battle.stage === 'tactics'} />
        <OneLaid update={update} side={defender} laying={battle.stage === 'tactics'} />
      </div>
      {cancelled.map((line) => (
        <p key={line} className={`${style['cancels']} ${battleStyle['why']}`}>
          {line}
        </p>
      ))}
    </>
  )
}

interface OneLaidProps {
  readonly update: Update
  readonly side: SideView
  /** Players are choosing their cards now. */
  readonly laying: boolean
}

function OneLaid({ update, side, laying }: OneLaidProps) {
  const { t, say } = useWords()
  const { seat, tactic, cancelled } = side
  const name = say(whoIs(update, seat))
  const open = tactic === '' && !(laying && !update.waiting.includes(seat))
  const says =
    tactic === ''
      ? t(open ? 'battle.tactic.open' : 'battle.tactic.laid', { name })
      : t('battle.tactic.shown', { name, card: say(nameOf(tactic)) })
  const colours: CSSProperties & Record<'--seat' | '--of', string> = {
    '--seat': `var(--seat-${seat})`,
    '--of': tactic === '' ? 'var(--panel-2)' : TACTIC_COLOUR[tactic],
  }
  return (
    <div
      className={style['card']}
      style={colours}
      role="img"
      aria-label={says}
      title={says}
      data-open={open}
      data-cancelled={cancelled}
      data-shown={tactic !== ''}
    >
      {tactic === '' ? (
        <b>{open ? '?' : '✓'}</b>
      ) : (
        <>
          <Icon path={tacticSign(tactic)} size="24px" />
          <span>{say(nameOf(tactic))}</span>
          <b>{cancelled ? t('battle.cancelled') : `+${laidStrength(side, valuesOf(update))}`}</b>
        </>
      )}
    </div>
  )
}

/** The seven cards, while the player chooses one. */
export function Choice({ update }: { readonly update: Update }) {
  const asked = update.ask?.options.some(({ kind }) => kind === 'tactic') === true
  if (!asked) return null
  const { tactics } = valuesOf(update)
  const facts = factsOf(update)
  const seat = update.ask?.seat ?? 0
  return (
    <div className={style['choice']} data-choice>
      {TACTICS.map((id) => (
        <TacticCard
          key={id}
          id={id}
          tactic={tactics[id]}
          price={tacticPrice(facts, seat, id)}
          has={inPurse(facts, seat, id)}
          open={update.ask?.options.some(({ at }) => at === `tactic:${id}`) === true}
          why={update.reasons.find(({ at }) => at === `tactic:${id}`)?.why ?? ''}
        />
      ))}
    </div>
  )
}

interface TacticCardProps {
  readonly id: TacticId
  readonly tactic: Tactic
  /** Whether it can be played; if not, `why` says the reason. */
  readonly open: boolean
  readonly why: string
  /** Its cost for this player now, and how much of its resource the player has. */
  readonly price: number
  readonly has: number
}

/** How the player would pay for a card. */
function payment({ tactic: { cost }, price, has }: Paid, { t, say }: BattleWords) {
  if (cost === null || price === 0) return { by: 'nothing', short: t('battle.free'), says: '' }
  const of = (n: number) => say(priceSaid({ [cost.kind]: n }))
  return has >= price
    ? {
        by: 'purse',
        short: t('battle.pay', { price: of(price) }),
        says: t('battle.pay.says', { price: of(price), has }),
      }
    : {
        by: 'units',
        short: t('battle.pay.units', { n: price }),
        says: t('battle.pay.units.says', { has: of(has), n: price }),
      }
}

type Paid = Pick<TacticCardProps, 'tactic' | 'price' | 'has'>

const TacticCard = memo(function TacticCard({ id, tactic, open, why, price, has }: TacticCardProps) {
  const words = useWords()
  const { t, say } = words
  const { cost, strength, vp } = tactic
  const name = say(nameOf(id))
  const [text, ...conditions] = tacticText(tactic).map(say)
  const paid = payment({ tactic, price, has }, words)
  const whole = [
    `${name}, +${strength}, ${t('battle.vp', { n: vp })}.`,
    text,
    ...conditions,
    ...(open ? [paid.says] : []),
  ]
  const { thing, spoken } = useSpoken(`tactic:${id}`, whole.filter((part) => part !== '').join(' '), true)
  const colour: CSSProperties & Record<'--of', string> = { '--of': TACTIC_COLOUR[id] }
  return (
    <div {...thing} className={style['tactic']} style={colour} data-shut={!open} data-paid={paid.by}>
      {spoken}
      <span className={style['top']} aria-hidden>
        <Icon path={tacticSign(id)} size="26px" />
        <b>+{strength}</b>
      </span>
      <span className={style['name']} aria-hidden>
        {name}
      </span>
      <span className={style['price']} aria-hidden>
        {cost === null ? (
          t('battle.free')
        ) : (
          <>
            {price} <Icon path={RESOURCE_SIGN[cost.kind]} size="13px" />
          </>
        )}
        {` · ${vp}`} <Icon path={LAUREL} size="14px" />
      </span>
      <span className={style['text']} aria-hidden>
        {text}
        {conditions.map((condition) => (
          <em key={condition}>{condition}</em>
        ))}
      </span>
      <span className={style['foot']} aria-hidden data-shut={!open}>
        {open ? paid.short : say(why)}
      </span>
    </div>
  )
})
