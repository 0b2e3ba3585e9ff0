// The options of a fight: the effect of a strike on both sides, and the chance to win afterward.
import { Icon } from '../../../components/icon.tsx'
import { ICONS } from '../icons/icons.ts'
import lying from '../../../table-ui/thing.module.css'
import { useThing } from '../../../table-ui/thing.ts'
import { percent } from './chance.ts'
import { FOE, HEART } from './colours.ts'
import type { Choice, FightFacts } from './fight-facts.ts'
import { type FightWords, useWords } from './words.ts'
import style from './choices.module.css'

export function Choices({ fight }: { readonly fight: FightFacts }) {
  const words = useWords()
  const { t } = words
  const { choices, chance } = fight
  if (choices.length === 0) {
    return chance === null ? null : (
      <p className={style['now']}>{t('fight.chance.now', { chance: percent(chance.win, words) })}</p>
    )
  }
  return (
    <section className={style['choices']} aria-label={t('fight.choices')}>
      <h3>
        {t('fight.choices')} <span>{t('fight.chance')}</span>
      </h3>
      {choices.map((choice) => (
        <Row key={choice.option.id} choice={choice} fight={fight} />
      ))}
    </section>
  )
}

/** The health and hearts before and after: "5 → 3". */
function sums({ blow }: Choice, { foe, hearts }: FightFacts, { t }: FightWords) {
  if (blow === null) return null
  const die = blow.dice > 0 ? ` − ${t('fight.die.more')}` : ''
  return { foe: `${foe.health} → ${blow.health}${die}`, own: `${hearts} → ${blow.hearts}` }
}

function Row({ choice, fight }: { readonly choice: Choice; readonly fight: FightFacts }) {
  const words = useWords()
  const { t, say } = words
  const { option, odds } = choice
  const left = sums(choice, fight, words)
  // The effect of a strike is shown below its label.
  const label = say(option.kind === 'strike' ? (option.label.split(':')[0] ?? '') : option.label)
  const otherwise = t(option.kind === 'retreat' ? 'fight.away' : 'fight.rolls')
  const chance = percent(odds.win, words)
  const falls = choice.blow?.hearts === 0 ? t('fight.falls') : ''
  // The accessible name begins with the visible text, followed by its meaning.
  const shown = left === null ? otherwise : `${left.foe} ${left.own} ${falls}`
  const said = left === null ? '' : `. ${t('fight.blow', { name: say(fight.foe.name), ...choice.blow })}`
  const thing = useThing(option.at, `${t('fight.choice', { label, shown, chance })}${said}`)
  return (
    <div {...thing} className={`${lying['thing']} ${style['choice']}`}>
      <b>{label}</b>{' '}
      <span className={style['blow']}>
        {left === null ? (
          otherwise
        ) : (
          <>
            <span>
              <Icon path={ICONS['broken-heart']} style={{ color: FOE }} /> {left.foe}
            </span>{' '}
            <span>
              <Icon path={ICONS.hearts} style={{ color: HEART }} /> {left.own}
            </span>{' '}
            {falls !== '' && <em>{falls}</em>}
          </>
        )}
      </span>{' '}
      <span className={style['chance']}>
        <b>{chance}</b>
        <i>
          <i style={{ width: `${100 * odds.win}%` }} />
        </i>
      </span>
    </div>
  )
}
