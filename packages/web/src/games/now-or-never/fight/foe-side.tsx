// The enemy: health, attack, reward, and the results of the rounds.
import { COUNTED } from '@lorehall/now-or-never/client'
import { Icon } from '../../../components/icon.tsx'
import { ENEMY } from '../board/map/enemy-art.ts'
import { Ink } from '../board/map/ink.tsx'
import { Count, Counts } from '../../../table-ui/players/counts.tsx'
import { SIGN } from '../counted.ts'
import { ICONS } from '../icons/icons.ts'
import { Bar } from './bar.tsx'
import { FOE } from './colours.ts'
import type { Foe } from './fight-facts.ts'
import { useWords } from './words.ts'
import style from './fight.module.css'

/** The last rounds; earlier ones are in the log. */
const MOST = 4

export function FoeSide({ foe, rounds }: { readonly foe: Foe; readonly rounds: readonly string[] }) {
  const { t, say } = useWords()
  const { name, level, health, of, attack } = foe
  const first = Math.max(0, rounds.length - MOST)
  return (
    <section className={`${style['side']} ${style['foe']}`} style={{ borderTopColor: FOE }}>
      <header className={style['head']}>
        <i className={style['portrait']} style={{ background: FOE }}>
          <Likeness id={foe.id} />
        </i>
        <div>
          <h2>{say(name)}</h2>
          <p>{level === null ? t('fight.quest') : t('fight.level', { n: level })}</p>
        </div>
      </header>
      <Bar
        sign={ICONS['broken-heart']}
        colour={FOE}
        n={health}
        of={of}
        says={t('fight.health', { n: health, of })}
      />
      <p className={style['attack']}>
        <Icon path={ICONS['crossed-swords']} /> <b>{attack}</b> {t('fight.attack')}
      </p>
      <Reward foe={foe} />
      {rounds.length > 0 && (
        <ol className={style['rounds']} start={first + 1}>
          {rounds.slice(first).map((text, i) => (
            <li key={first + i}>{say(text)}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** An enemy as drawn on the map. An opponent from a quest has an icon. */
function Likeness({ id }: { readonly id: string }) {
  const strokes = ENEMY[id]
  if (strokes === undefined) return <Icon path={ICONS['claw-slashes']} size="72%" />
  return (
    <svg viewBox="-48 -48 96 80" width="92%" aria-hidden="true">
      <Ink strokes={strokes} x={0} y={0} scale={1} />
    </svg>
  )
}

function Reward({ foe: { level, name, reward } }: { readonly foe: Foe }) {
  const { t, say } = useWords()
  if (level === null) return <p>{t('fight.reward.quest', { name: say(name) })}</p>
  const { villagers = 0 } = reward
  return (
    <div className={style['reward']}>
      <span>{t('fight.reward')}</span>
      <Counts>
        {villagers > 0 && <Count sign={ICONS['three-friends']} n={villagers} name={t('fight.villagers')} />}
        {COUNTED.map((what) => {
          const n = reward[what] ?? 0
          return n === 0 ? null : <Count key={what} sign={SIGN[what]} n={n} name={t(`counted.${what}`)} />
        })}
      </Counts>
    </div>
  )
}
