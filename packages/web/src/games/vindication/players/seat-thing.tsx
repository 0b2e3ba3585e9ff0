// A button that chooses a player, shown while a question offers that player.
import type { Update } from '@lorehall/host'
import { useThing } from '../../../table-ui/thing.ts'
import lying from '../../../table-ui/thing.module.css'
import { useWords } from '../text/own.ts'
import style from './seat-thing.module.css'

export function SeatThing({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const at = `seat:${seat}`
  return update.ask?.options.some((option) => option.at === at) === true ? (
    <Chosen at={at} name={update.seats[seat]?.name ?? ''} />
  ) : null
}

function Chosen({ at, name }: { readonly at: string; readonly name: string }) {
  const { t, say } = useWords()
  const words = t('player.choose', { name: say(name) })
  const thing = useThing(at, words)
  return (
    <div {...thing} className={`${lying['thing']} ${style['choose']}`}>
      <span aria-hidden>{t('player.choose.short')}</span>
    </div>
  )
}
