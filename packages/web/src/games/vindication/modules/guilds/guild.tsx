// A player's guild board: nine places for favor, and the monument.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { ATTRIBUTES, type Face } from '@lorehall/vindication/client'
import { chargeNamed } from '../../../../table-ui/cards/coat.ts'
import { useThing } from '../../../../table-ui/thing.ts'
import lying from '../../../../table-ui/thing.module.css'
import { AttributeToken } from '../../cards/attribute.tsx'
import { viewOf } from '../../view.ts'
import { EMBLEM } from './emblems.ts'
import { favors, favorNamed, risingOf, type Rising, useOf } from './favor.ts'
import { FavorToken } from './favor-token.tsx'
import { useWords } from './own.ts'
import { guildsIn } from './seen.ts'
import style from './guild.module.css'

interface GuildProps {
  readonly update: Update
  readonly seat: number
}

const Emblem = ({ face, size }: { readonly face: Face<string>; readonly size: number }) => (
  <img
    src={`${chargeNamed(EMBLEM[face.id] ?? '')}#sable`}
    width={size}
    height={size}
    alt=""
    draggable={false}
  />
)

/** On your own mat, where they can be clicked. */
export function OwnGuild({ update, seat }: GuildProps) {
  const guilds = guildsIn(viewOf(update))
  const { t } = useWords()
  const use = guilds?.favor[seat]?.use ?? ''
  const monument = guilds?.monuments[seat]
  const rising = monument === undefined ? null : risingOf(monument)
  return (
    <section className={style['board']} aria-label={t('favor.board')}>
      {favors().map((face) => (
        <FavorPlace
          key={face.id}
          face={face}
          seat={seat}
          here={useOf(face) === use}
          filled={useOf(face) === 'monument' ? (rising?.filled ?? 0) : 0}
          of={rising?.of ?? 0}
        />
      ))}
    </section>
  )
}

interface FavorPlaceProps extends Pick<Rising, 'filled' | 'of'> {
  readonly face: Face<string>
  readonly seat: number
  /** The token is used for this. */
  readonly here: boolean
}

const FavorPlace = memo(function FavorPlace({ face, seat, here, filled, of }: FavorPlaceProps) {
  const { t, say } = useWords()
  const names = [
    say(face.name),
    ...(filled > 0 ? [t('monument.filled', { n: filled, of })] : []),
    ...(here ? [t('favor.here')] : []),
  ]
  const thing = useThing(`favor:${useOf(face)}`, names.join('. '))
  return (
    <div {...thing} className={`${lying['thing']} ${style['place']}`} data-here={here}>
      {filled > 0 && <span className={style['rising']} style={{ height: `${(100 * filled) / of}%` }} />}
      <Emblem face={face} size={22} />
      {here && (
        <span className={style['token']}>
          <FavorToken seat={seat} size={20} />
        </span>
      )}
    </div>
  )
})

/** In the side column: what the token is used for, and the progress of the monument. */
export function GuildRow({ update, seat }: GuildProps) {
  const guilds = guildsIn(viewOf(update))
  const { t, say } = useWords()
  const face = favorNamed(guilds?.favor[seat]?.use ?? '')
  const monument = guilds?.monuments[seat]
  const { filled, of } = monument === undefined ? { filled: 0, of: 0 } : risingOf(monument)
  const used = face === undefined ? t('favor.hand') : say(face.name)
  const tower = favorNamed('monument')
  return (
    <ul className={style['row']} aria-label={t('favor.board')}>
      <li title={`${t('favor.token')}: ${used}`}>
        <FavorToken seat={seat} size={18} />
        {face === undefined ? null : <Emblem face={face} size={17} />}
        <span className="unseen">{`${t('favor.token')}: ${used}`}</span>
      </li>
      {filled > 0 && tower !== undefined && (
        <li title={t('monument.filled', { n: filled, of })}>
          <Emblem face={tower} size={17} />
          <span aria-hidden>{`${filled}/${of}`}</span>
          <span className="unseen">{t('monument.filled', { n: filled, of })}</span>
        </li>
      )}
    </ul>
  )
}

/** With its text, in the full view of a player. */
export function GuildWall({ update, seat }: GuildProps) {
  const guilds = guildsIn(viewOf(update))
  const { t, say } = useWords()
  const face = favorNamed(guilds?.favor[seat]?.use ?? '')
  const monument = guilds?.monuments[seat]
  if (monument === undefined) return null
  const { filled, of, built } = risingOf(monument)
  return (
    <div className={style['wall']}>
      <p>
        <FavorToken seat={seat} size={30} />
        <span>
          <b>{face === undefined ? t('favor.hand') : say(face.name)}.</b>{' '}
          {face === undefined ? '' : say(face.text)}
        </span>
      </p>
      <div>
        <b>{built ? t('monument.built') : t('monument.filled', { n: filled, of })}</b>
        <ul className={style['monument']} aria-label={t('monument.lent')}>
          {ATTRIBUTES.map((name, i) => (
            <li key={name} data-filled={built || (monument.spheres[i] ?? 0) > 0}>
              <AttributeToken of={name} size="1.3rem" />
              <span className="unseen">{t(`attribute.${name}`)}</span>
            </li>
          ))}
          {[0, 1].map((i) => (
            <li key={i} data-filled={built || monument.conviction > i}>
              {t('player.conviction')}
            </li>
          ))}
          {ATTRIBUTES.map((name, i) =>
            (monument.tiles[i] ?? 0) > 0 ? (
              <li key={`${name} tile`} data-filled="true">
                {t('player.tile', { name: t(`attribute.${name}`) })}
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </div>
  )
}
