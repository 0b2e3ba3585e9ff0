// The scene of a fight: both sides, the die between them, and the consequences of each option.
import type { Update } from '@lorehall/host'
import { ICONS } from '../icons/icons.ts'
import { Icon } from '../../../components/icon.tsx'
import { useSession } from '../../../state/session/store.ts'
import { Choices } from './choices.tsx'
import { percent } from './chance.ts'
import { Die } from './die.tsx'
import { Faces } from './faces.tsx'
import { type FightFacts, fightOf } from './fight-facts.ts'
import { FoeSide } from './foe-side.tsx'
import { HeroSide } from './hero-side.tsx'
import { useWords } from './words.ts'
import style from './fight.module.css'

interface FightSceneProps {
  readonly update: Update
  readonly aside: boolean
}

export function FightScene({ update, aside }: FightSceneProps) {
  const fight = fightOf(update)
  const rounds = useRounds()
  if (fight === null) return null
  if (aside) return <Strip fight={fight} />
  return (
    <div className={style['area']}>
      <div className={style['fight']}>
        <div className={style['own']}>
          <HeroSide fight={fight} name={update.seats[fight.seat]?.name ?? ''} round={rounds.length + 1} />
          <Faces faces={fight.faces} die={fight.die} defence={fight.defence} />
        </div>
        <div className={style['middle']}>
          <Die up={fight.die} rolled={update.events.some(({ type }) => type === 'rolled')} />
          <Choices fight={fight} />
        </div>
        <FoeSide foe={fight.foe} rounds={rounds} />
      </div>
    </div>
  )
}

/** The results of the earlier rounds, from the log. */
function useRounds(): readonly string[] {
  const log = useSession((session) => session.log)
  const begun = log.findLastIndex(({ type }) => type === 'fightBegun')
  if (begun === -1) return []
  return log.slice(begun).flatMap(({ type, text }) => (type === 'struck' ? [text] : []))
}

/** The fight in one line, while the player looks at the board. */
function Strip({ fight }: { readonly fight: FightFacts }) {
  const words = useWords()
  const { t, say } = words
  const { foe, hearts, maxHearts, chance } = fight
  return (
    <p className={style['strip']}>
      <Icon path={ICONS['crossed-swords']} />
      {say(foe.name)} {foe.health} {t('fight.of', { n: foe.of })}
      <Icon path={ICONS.hearts} label={t('counted.heart')} />
      {hearts} {t('fight.of', { n: maxHearts })}
      {chance !== null && <b>{percent(chance.win, words)}</b>}
    </p>
  )
}
