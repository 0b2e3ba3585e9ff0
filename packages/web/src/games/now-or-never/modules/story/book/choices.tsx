// The choices of a scene as cards: the act, its price, its test, and the chance to succeed.
import type { Update, WireOption } from '@lorehall/host'
import { amounts, type Deed, deedsSaid } from '@lorehall/now-or-never/client'
import { FourSided } from '../../../../../table-ui/four-sided.tsx'
import { openMenu, pick } from '../../../../../table-ui/picking.ts'
import { Icon } from '../../../../../components/icon.tsx'
import { chanceWith } from '../../../board/map/chance.ts'
import { nameOf } from '../../../cards/names.ts'
import { SIGN } from '../../../counted.ts'
import { percent } from '../../../fight/chance.ts'
import { useWords as useFightWords } from '../../../fight/words.ts'
import { playerOf } from '../../../view.ts'
import { facesOf, type Face, within } from '../chances.ts'
import { actOf, foeOf } from '../chapters.ts'
import { useWords } from '../own.ts'
import type { ChoiceSeen, SceneSeen } from '../seen.ts'
import style from './book.module.css'

interface ChoicesProps {
  readonly update: Update
  readonly scene: SceneSeen
}

export function Choices({ update, scene }: ChoicesProps) {
  const { t } = useWords()
  const { choices } = scene
  return (
    <section className={style['choices']} aria-label={t('story.what')} data-many={choices.length > 3}>
      <h3>{t('story.what')}</h3>
      {choices.map((choice, i) => (
        <Card key={choice.id} update={update} scene={scene} choice={choice} n={i + 1} />
      ))}
      {choices.length < 4 && <p className={style['hint']}>{t('story.hint')}</p>}
    </section>
  )
}

interface CardProps extends ChoicesProps {
  readonly choice: ChoiceSeen
  readonly n: number
}

function Card({ update, scene, choice, n }: CardProps) {
  const { t, say } = useWords()
  const id = `choose:${choice.id}`
  const option: WireOption | undefined = update.ask?.options.find((one) => one.id === id)
  const reason = update.reasons.find((one) => one.id === id)
  const act = say(actOf(scene.event, choice.id))
  const paid = Object.values(choice.pay).some((amount) => amount !== 0)
  const shut = option === undefined
  return (
    <button
      type="button"
      className={style['choice']}
      data-option={shut ? undefined : id}
      data-kind="choose"
      data-highlight={shut ? undefined : 'true'}
      data-shut={shut}
      disabled={shut && reason === undefined}
      onClick={() => (shut ? openMenu({ reason: id }) : pick(option))}
    >
      <kbd aria-hidden>{n}</kbd>
      <span className={style['act']}>
        <span>{act}</span>
        {paid && <span className={style['price']}>{t('story.pay', { list: amounts(choice.pay) })}</span>}
      </span>
      <How update={update} scene={scene} choice={choice} />
      <Gives choice={choice} />
      {reason !== undefined && <span className={style['why']}>{say(reason.why)}</span>}
    </button>
  )
}

/** The test: die by die, or the fight. */
function How({ update, scene, choice }: Omit<CardProps, 'n'>) {
  const { t, say } = useWords()
  const fighting = useFightWords()
  const hearts = playerOf(update, scene.seat)?.hearts ?? 0
  const { test } = choice
  if ('fight' in test) {
    const { win } = chanceWith(update, scene.seat, test.fight, hearts)
    const name = say(foeOf(scene.event, choice.id))
    return (
      <span className={style['how']}>
        <b>{t('story.fight', { name, ...test.fight })}</b>
        <b className={style['odds']} data-mid={win < 1}>
          {percent(win, fighting)}
        </b>
      </span>
    )
  }
  const faces = facesOf(test.skill, choice, scene, hearts)
  const n = within(faces)
  return (
    <span className={style['how']}>
      <b>{t('story.skill', { n: test.skill })}</b>
      <span className={style['dies']}>
        {faces.map((face) => (
          <OnFace key={face.die} face={face} />
        ))}
      </span>
      <b className={style['odds']} data-mid={n < 4}>
        {n === 4 ? t('story.sure') : n === 0 ? t('story.never') : t('story.odds', { n })}
      </b>
    </span>
  )
}

function OnFace({ face: { die, hearts } }: { readonly face: Face }) {
  const { t } = useWords()
  const said =
    hearts === null
      ? t('story.die.none', { die })
      : hearts === 0
        ? t('story.die.free', { die })
        : t('story.die', { die, n: hearts })
  return (
    <span data-no={hearts === null} title={said}>
      <span className="unseen">{said}. </span>
      <span className={style['face']} aria-hidden="true">
        <FourSided up={String(die)} />
      </span>
      <i aria-hidden="true">
        {hearts === null ? '–' : hearts}
        {hearts !== null && <Icon path={SIGN.heart} size="0.95em" />}
      </i>
    </span>
  )
}

const isDeed = (deed: Deed | { readonly verb: string; readonly piece?: string }): deed is Deed =>
  !['takePiece', 'removePiece', 'gainGlogo'].includes(deed.verb)

/** The rewards: a solo player, who is their own reader, sees them beforehand. */
function Gives({ choice: { gives } }: Pick<CardProps, 'choice'>) {
  const { t, say } = useWords()
  if (gives === null) return null
  const pieces = gives.do.flatMap((deed) =>
    'piece' in deed && deed.piece !== undefined ? [say(nameOf(deed.piece))] : [],
  )
  const parts = [
    deedsSaid(gives.do.filter(isDeed)),
    ...pieces,
    gives.reputation === 0 ? '' : t('story.reputation.gain', { n: signed(gives.reputation) }),
    gives.bonus.length === 0 ? '' : t('story.bonus', { list: deedsSaid(gives.bonus) }),
  ]
  return <span className={style['gives']}>{parts.filter((part) => part !== '').join(' · ')}</span>
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
