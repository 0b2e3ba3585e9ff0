// The scene of a Battle: both armies with their Strength, the Tactics between them, and the question.
import type { Update } from '@lorehall/host'
import { placeSaid } from '../pieces/region-name.ts'
import { viewOf } from '../view.ts'
import { ChoosePieces } from './choose-pieces.tsx'
import type { BattleView, SideView } from './lines.ts'
import { Side } from './side.tsx'
import { Choice, Laid } from './tactics.tsx'
import { type BattleWords, useWords } from './words.ts'
import style from './battle.module.css'
import { whoIs } from '../players/who.ts'

interface BattleSceneProps {
  readonly update: Update
  readonly aside: boolean
}

export function BattleScene({ update, aside }: BattleSceneProps) {
  const { battle } = viewOf(update)
  if (battle === null) return null
  return aside ? <Strip battle={battle} update={update} /> : <Whole battle={battle} update={update} />
}

interface OfBattle {
  readonly battle: BattleView
  readonly update: Update
}

function titleOf({ place, defender }: BattleView, update: Update, words: BattleWords): string {
  const siege = viewOf(update).players[defender.seat]?.capital === place
  return words.t(siege ? 'battle.siege' : 'battle.title', { place: placeSaid(place, words) })
}

/** The leading side and its margin. */
function aheadSaid({ attacker, defender }: BattleView, update: Update, { t, say }: BattleWords): string {
  const by = attacker.total - defender.total
  if (by === 0) return t('battle.even')
  const { seat } = by > 0 ? attacker : defender
  if (seat === update.eyes) return t('battle.leads.you', { n: Math.abs(by) })
  return t('battle.leads', { name: say(whoIs(update, seat)), n: Math.abs(by) })
}

function Whole({ battle, update }: OfBattle) {
  const words = useWords()
  const { attacker, defender, fallen, stage } = battle
  const lost = ({ seat, allies }: SideView) =>
    fallen.filter((one) => one.seat === seat || allies.includes(one.seat)).map(({ unit }) => unit)
  return (
    <div className={style['area']}>
      <div className={style['battle']}>
        <Side update={update} side={attacker} attacks fallen={lost(attacker)} />
        <div className={style['middle']}>
          <h2>{titleOf(battle, update, words)}</h2>
          <p
            className={style['score']}
            role="img"
            aria-label={words.t('battle.against', { own: attacker.total, enemy: defender.total })}
          >
            {attacker.total} : {defender.total}
          </p>
          <p className={style['ahead']}>{aheadSaid(battle, update, words)}</p>
          <Laid update={update} battle={battle} />
          <p className={style['stage']}>{words.t(`battle.stage.${stage}`)}</p>
        </div>
        <Side update={update} side={defender} attacks={false} fallen={lost(defender)} />
      </div>
      <Choice update={update} />
      <ChoosePieces update={update} />
    </div>
  )
}

/** The Battle in one line, while the player looks at the map. */
function Strip({ battle, update }: OfBattle) {
  const words = useWords()
  const { attacker, defender } = battle
  return (
    <p className={style['strip']}>
      {titleOf(battle, update, words)}{' '}
      <b>
        {attacker.total} : {defender.total}
      </b>
    </p>
  )
}
