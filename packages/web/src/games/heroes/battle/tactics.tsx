// Tactics: the two that are laid between the armies, and the seven one chooses from.
import { nameOf, type Tactic, type TacticId, TACTICS } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import { type CSSProperties, memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { useSpoken } from '../pieces/use-spoken.tsx'
import { tacticText } from '../cards/words/tactics/en.ts'
import { RESOURCE_SIGN } from '../counted.ts'
import { valuesOf } from '../facts.ts'
import { type BattleView, laidStrength, type SideView } from './lines.ts'
import { TACTIC_COLOUR, tacticSign } from './tactic-looks.ts'
import { useWords } from './words.ts'
import battleStyle from './battle.module.css'
import style from './tactics.module.css'
import { whoIs } from '../players/who.ts'

interface LaidProps {
  readonly update: Update
  readonly battle: BattleView
}

/** Face down until both are turned. */
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
  /** Cards are being laid just now. */
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

/** The seven, while one of them is asked for. */
export function Choice({ update }: { readonly update: Update }) {
  const asked = update.ask?.options.some(({ kind }) => kind === 'tactic') === true
  if (!asked) return null
  const { tactics } = valuesOf(update)
  return (
    <div className={style['choice']} data-choice>
      {TACTICS.map((id) => (
        <TacticCard
          key={id}
          id={id}
          tactic={tactics[id]}
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
  /** It can be played; why not. */
  readonly open: boolean
  readonly why: string
}

const TacticCard = memo(function TacticCard({ id, tactic, open, why }: TacticCardProps) {
  const { t, say } = useWords()
  const { cost, strength, vp } = tactic
  const name = say(nameOf(id))
  const text = say(tacticText(tactic)[0])
  const { thing, spoken } = useSpoken(`tactic:${id}`, `${name}, +${strength}. ${text}`, true)
  const colour: CSSProperties & Record<'--of', string> = { '--of': TACTIC_COLOUR[id] }
  return (
    <div {...thing} className={style['tactic']} style={colour} data-shut={!open}>
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
            {cost.n} <Icon path={RESOURCE_SIGN[cost.kind]} size="13px" />
          </>
        )}
        {` · ${t('battle.vp', { n: vp })}`}
      </span>
      <span className={style['text']} aria-hidden>
        {text}
      </span>
      <span className={style['foot']} aria-hidden data-shut={!open}>
        {open ? t('battle.lay') : say(why)}
      </span>
    </div>
  )
})
