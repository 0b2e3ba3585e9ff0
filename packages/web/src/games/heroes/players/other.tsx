// Another player at a glance: resources, the Capital, the Action Bar, and the number of Serfs that can still follow.
import { courtyardSerfs, RESOURCES, SLOTS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { useContext } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Panels } from '../../../table-ui/panels.tsx'
import { Has, Held } from '../../../table-ui/players/has.tsx'
import { StripOf } from '../../../table-ui/players/strip-of.ts'
import { Tick } from '../../../table-ui/tick.tsx'
import { RESOURCE_COLOUR, RESOURCE_SIGN, UNIT_SIGN } from '../counted.ts'
import { factsOf } from '../facts.ts'
import { ICONS } from '../icons/icons.ts'
import { forceAt } from '../pieces/forces.ts'
import { isSettled, playerOf } from '../view.ts'
import { later } from '../../../table-ui/later.tsx'
import { Dots } from './dots.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { nameOf } from '../cards/names.ts'
import style from './other.module.css'
import { useWords } from './words.ts'

/** Only at tables with many players. */
const Signs = later(async () => (await import('./signs.tsx')).Signs)

export function Other({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t, say } = useWords()
  const strip = useContext(StripOf)
  const player = playerOf(update, seat)
  const own = factsOf(update).state.players[seat]
  if (player === undefined || own === undefined || player.faction === '') return null
  if (strip === 'line') return <Signs update={update} seat={seat} />
  if (player.out) return <p className={style['out']}>{t('other.out')}</p>
  const strength = isSettled(player) ? (forceAt(factsOf(update), seat, player.capital)?.strength ?? 0) : 0
  const follow = isSettled(player) ? courtyardSerfs(own) : 0
  return (
    <>
      <Has apart={2}>
        {RESOURCES.map((kind) => (
          <Held
            key={kind}
            name={t(`resource.${kind}`)}
            className={style['held']}
            style={{ ['--of' as string]: RESOURCE_COLOUR[kind] }}
          >
            <Icon path={RESOURCE_SIGN[kind]} size="14px" />
            <Tick n={player[kind]} />
          </Held>
        ))}
        <Held name={t('other.level', { level: player.level, n: strength })} className={style['held']}>
          <Icon path={ICONS.castle} size="14px" />
          {'I'.repeat(player.level)}, {strength}
        </Held>
        <Held name={t('other.cards', { n: player.cards })} className={style['held']}>
          <Icon path={ICONS['star-swirl']} size="13px" />
          <Tick n={player.cards} />
        </Held>
      </Has>
      <div className={style['bar']}>
        <Dots slots={SLOTS} bar={player.bar} tokens={player.tokens} />
        <span title={t('other.follow', { n: follow })}>
          <Icon path={UNIT_SIGN.serf} size="14px" />
          <b>{follow}</b>
          <span className="unseen">{t('other.follow', { n: follow })}</span>
        </span>
        <Panels of={modulesInPlay().panels.row} update={update} seat={seat} />
        <span className={style['of']}>{say(nameOf(player.faction))}</span>
      </div>
    </>
  )
}
