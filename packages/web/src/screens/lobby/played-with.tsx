// The options of this table that differ from the default. Guests read them before they sit down.
import type { GameOptions } from '@lorehall/kernel'
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import { ChosenOptions } from '../learn/chosen-options.tsx'
import { unusualOptions } from '../together/unusual-options.ts'
import style from './lobby.module.css'

interface PlayedWithProps {
  readonly game: HallGame
  readonly options: GameOptions
  readonly ownNumbers: boolean
}

export function PlayedWith({ game, options, ownNumbers }: PlayedWithProps) {
  const words = useWords()
  const { t } = words
  const unusual = unusualOptions(useFetched(game.form), options, words)
  if (unusual.length === 0 && !ownNumbers) return null
  return (
    <section className={`${parts.panel} ${style.played}`} aria-labelledby="played">
      <h2 id="played" className={parts.heading}>
        {t('room.played')}
      </h2>
      <ChosenOptions game={game} options={unusual} />
      {ownNumbers && (
        <>
          <b>{t('room.played.numbers')}</b>
          <p className={parts.help}>{t('room.played.numbers.help')}</p>
        </>
      )}
    </section>
  )
}
