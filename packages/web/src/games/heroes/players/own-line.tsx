// One line on a phone: resources, the number of Serfs that can follow, the counts of modules, and the Action Bar.
import { courtyardSerfs, RESOURCES, SLOTS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { Count, Counts } from '../../../table-ui/players/counts.tsx'
import { Panels } from '../../../table-ui/panels.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { RESOURCE_SIGN, UNIT_SIGN } from '../counted.ts'
import { factsOf } from '../facts.ts'
import { isSettled, playerOf } from '../view.ts'
import { Dots } from './dots.tsx'
import style from './own-line.module.css'
import { useWords } from './words.ts'

export function OwnLine({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const own = factsOf(update).state.players[seat]
  return (
    <>
      <Counts>
        {RESOURCES.map((kind) => (
          <Count key={kind} sign={RESOURCE_SIGN[kind]} n={player[kind]} name={t(`resource.${kind}`)} />
        ))}
      </Counts>
      <span className={style['stack']}>
        {isSettled(player) && own !== undefined && (
          <span className={style['serfs']}>
            <Counts>
              <Count sign={UNIT_SIGN.serf} n={courtyardSerfs(own)} name={t('own.courtyard')} />
            </Counts>
          </span>
        )}
        <Panels of={modulesInPlay().panels.counts} update={update} seat={seat} />
      </span>
      <Dots slots={SLOTS} bar={player.bar} tokens={player.tokens} rows />
    </>
  )
}
