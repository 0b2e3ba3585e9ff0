// Everything a player has: pieces, Buildings with their abilities, Heroes, Scribed Spells.
import { HEROES, inPlay, type Unit, VESSELS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { CardFrame } from '../../../table-ui/cards/card-frame.tsx'
import { lookOf } from '../cards/looks.ts'
import { abilitiesOf } from '../cards/abilities.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { Crest } from '../pieces/crest.tsx'
import { placeSaid } from '../pieces/region-name.ts'
import { type PlayerView, playerOf } from '../view.ts'
import { Purse } from './purse.tsx'
import { nameOf } from '../cards/names.ts'
import whole from '../../../table-ui/players/whole.module.css'
import style from './whole.module.css'
import { useWords } from './words.ts'
import { modulesInPlay } from '../cards/box.ts'
import { Panels } from '../../../table-ui/panels.tsx'

export function Whole({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t, say } = useWords()
  const player = playerOf(update, seat)
  const own = factsOf(update).state.players[seat]
  const faction = valuesOf(update).factions[player?.faction ?? '']
  if (player === undefined || own === undefined || faction === undefined) return null
  const pieces = {
    serfs: inPlay(own, 'serf'),
    warriors: inPlay(own, 'warrior'),
    towers: player.towers.length,
  }
  return (
    <div className={whole['whole']}>
      <header className={`${whole['who']} ${style['who']}`}>
        <Crest faction={player.faction} size={76} />
        <div>
          <h3>{say(nameOf(player.faction))}</h3>
          <Purse update={update} seat={seat} />
          <p>{t('whole.pieces.of', pieces)}</p>
        </div>
      </header>
      <Panels of={modulesInPlay().panels.whole} update={update} seat={seat} />
      <section>
        <h3>{t('whole.buildings')}</h3>
        {player.buildings.length === 0 && <p>{t('whole.none')}</p>}
        <div className={whole['wall']}>
          {player.buildings.map((id) => (
            <Levels key={id} id={id} level={player.level} />
          ))}
        </div>
      </section>
      <section>
        <h3>{t('whole.heroes')}</h3>
        <div className={whole['wall']}>
          {[...HEROES, ...VESSELS, ...(player.hired ?? [])].map((kind) => (
            <div key={kind}>
              <Levels id={faction.units[kind] ?? kind} level={player.level} where={whereOf(player, kind)} />
            </div>
          ))}
        </div>
      </section>
      <section>
        <h3>{t('whole.scribed')}</h3>
        {player.scribed.length === 0 && <p>{t('whole.none')}</p>}
        <div className={whole['wall']}>
          {player.scribed.map(({ card, turned }) => {
            const look = lookOf(card)
            return look === undefined ? null : (
              <CardFrame
                key={card}
                look={look}
                form="plate"
                spent={turned !== 'ready'}
                mark={t(`turned.${turned}`)}
              />
            )
          })}
        </div>
      </section>
    </div>
  )
}

/** The place of a Hero or Vessel, or the first one of a hired band. */
function whereOf(player: PlayerView, kind: Exclude<Unit, 'serf' | 'warrior'>): number {
  if (kind === 'band') return player.band?.findIndex((n) => n > 0) ?? -1
  return (kind === 'sea' || kind === 'air' ? player.vessels[kind] : player.heroes[kind])?.at ?? -1
}

interface LevelsProps {
  readonly id: string
  readonly level: number
  readonly where?: number
}

/** A name and its ability at each level; abilities that do not work yet are dimmed. */
function Levels({ id, level, where }: LevelsProps) {
  const words = useWords()
  const { t, say } = words
  const place =
    where === undefined
      ? null
      : where < 0
        ? t('whole.supply')
        : t('whole.at', { place: placeSaid(where, words) })
  return (
    <article className={style['levels']}>
      <h4>{place === null ? say(nameOf(id)) : t('whole.where', { name: say(nameOf(id)), where: place })}</h4>
      {abilitiesOf(id).map((text, i) => (
        <p key={text} data-works={level > i}>
          <b>{'I'.repeat(i + 1)}</b> {say(text)}
        </p>
      ))}
    </article>
  )
}
