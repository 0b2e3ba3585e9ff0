// A skill test: the die, the way from it to the skill and the bonus, and what each amount of hearts gives.
import type { Update, WireOption } from '@lorehall/host'
import { useState } from 'react'
import { Icon } from '../../../../../components/icon.tsx'
import { pick } from '../../../../../table-ui/picking.ts'
import { Die } from '../../../fight/die.tsx'
import { SIGN } from '../../../counted.ts'
import { playerOf } from '../../../view.ts'
import { actOf, titleOf } from '../chapters.ts'
import { useWords } from '../own.ts'
import { placeName } from '../places.ts'
import { portraitOf } from '../portraits.ts'
import type { SceneSeen } from '../seen.ts'
import { heroAt } from './heading.tsx'
import style from './test.module.css'

/** A test that is passed by this much also gives the bonus. */
const BONUS = 2

interface TestProps {
  readonly update: Update
  readonly scene: SceneSeen
}

const heartsOf = ({ id }: WireOption): number => Number(id.split(':')[1] ?? 0)

export function Test({ update, scene }: TestProps) {
  const { t, say } = useWords()
  const { seat, event, choice, test, free, at } = scene
  const asked = update.ask?.seat === seat && update.eyes === seat ? update.ask.options : []
  const amounts = asked.filter(({ kind }) => kind === 'add')
  const helpers = asked.filter(({ kind }) => kind === 'help')
  const usual = amounts.find((option) => heartsOf(option) > 0) ?? amounts[0]
  const [pointed, setPointed] = useState<string | null>(null)
  if (test === null) return null
  const option = amounts.find(({ id }) => id === pointed) ?? usual
  const n = option === undefined ? 0 : heartsOf(option)
  const hearts = playerOf(update, seat)?.hearts ?? 0
  const left = hearts - Math.max(0, n - free)
  return (
    <article className={style['moment']} data-do="test">
      <header className={style['who']}>
        <img src={portraitOf(heroAt(update, seat))} alt="" draggable={false} />
        <div>
          <p>
            {say(titleOf(event))} · {say(placeName(update, at))}
          </p>
          <h2>{say(actOf(event, choice))}</h2>
        </div>
        <p className={style['sum']}>
          {left === hearts
            ? t('story.test.hearts', { n: hearts })
            : t('story.test.then', { n: hearts, left })}
          <Hearts n={hearts} left={left} />
        </p>
      </header>
      <p className="unseen" role="status">
        {t('story.test.rolled', { n: test.total })}
      </p>
      <div className={style['die']}>
        <Die up={test.total} rolled={update.events.some(({ type }) => type === 'rolled')} />
      </div>
      <Ladder skill={test.skill} total={test.total} n={n} />
      <div className={style['answers']}>
        {[...amounts, ...helpers].map((one, i) => (
          <Answer
            key={one.id}
            option={one}
            nth={i + 1}
            lit={one === option}
            {...{ skill: test.skill, total: test.total, hearts, free }}
            onPoint={setPointed}
          />
        ))}
      </div>
    </article>
  )
}

function Hearts({ n, left }: { readonly n: number; readonly left: number }) {
  return (
    <span className={style['hearts']} aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        <Icon key={i} path={SIGN.heart} size="17px" className={i < left ? style['full'] : style['lost']} />
      ))}
    </span>
  )
}

interface LadderProps {
  readonly skill: number
  readonly total: number
  /** Hearts that the lit answer adds. */
  readonly n: number
}

/** The numbers up to the bonus: those of the die, those that hearts add, and the rest. */
function Ladder({ skill, total, n }: LadderProps) {
  const { t } = useWords()
  const last = Math.max(skill + BONUS, total)
  return (
    <ol className={style['ladder']} aria-hidden="true">
      {Array.from({ length: last }, (_, i) => {
        const step = i + 1
        const is = step <= total ? 'die' : step <= total + n ? 'heart' : 'open'
        const flag = step === skill ? 'story.test.skill' : step === skill + BONUS ? 'story.test.bonus' : null
        return (
          <li key={step} data-is={is}>
            {flag !== null && (
              <em data-reached={step <= total + n} data-bonus={step !== skill}>
                {t(flag, { n: step })}
              </em>
            )}
            {is === 'die' ? null : <Icon path={SIGN.heart} size="100%" />}
            <b>{step}</b>
          </li>
        )
      })}
    </ol>
  )
}

interface AnswerProps {
  readonly option: WireOption
  readonly nth: number
  readonly lit: boolean
  readonly skill: number
  readonly total: number
  readonly hearts: number
  readonly free: number
  readonly onPoint: (id: string) => void
}

function Answer({ option, nth, lit, skill, total, hearts, free, onPoint }: AnswerProps) {
  const { t, say } = useWords()
  const point = () => onPoint(option.id)
  const n = heartsOf(option)
  const lost = Math.max(0, n - free)
  const reached = total + n
  const fails = reached < skill
  const key = fails ? 'give-up' : reached < skill + BONUS ? 'reach' : 'more'
  return (
    <button
      type="button"
      className={style['answer']}
      data-option={option.id}
      data-kind={option.kind}
      data-highlight="true"
      data-lit={lit}
      data-quiet={fails && option.kind === 'add'}
      onPointerEnter={point}
      onFocus={point}
      onClick={() => pick(option)}
    >
      {option.kind === 'help' ? (
        <b className={style['cost']}>{say(option.label)}</b>
      ) : (
        <>
          <span className={style['name']}>
            <kbd aria-hidden>{nth}</kbd>
            {t(`story.test.${key}`)}
          </span>
          <b className={style['cost']}>
            {lost === 0 ? t('story.test.lose.none') : t('story.test.lose', { n: lost })}
          </b>
          <span className={style['text']}>
            {fails ? t('story.test.give-up.text') : t('story.test.keep', { n: hearts - lost })}
          </span>
        </>
      )}
    </button>
  )
}
