// The closed wing of the hero's board: the effects of the die faces, and whether there is something to learn.
import type { Update } from '@lorehall/host'
import { useOwnSeat } from '../../../../table-ui/players/seats.ts'
import { facesOf } from '../../players/facts.ts'
import { skillsOf } from './hero-facts.ts'
import { useWords } from './words.ts'

export function HeroGlance({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const seat = useOwnSeat(update)
  const faces = facesOf(update, seat)
  if (faces.length === 0) return null
  const hits = faces.map(({ damage }) => damage)
  const open = skillsOf(update, seat).filter(
    (skill) => skill.state === 'open' && skill.opened && skill.payable,
  )
  return (
    <>
      <span>{t('hero.glance.faces', { least: Math.min(...hits), most: Math.max(...hits) })}</span>
      {open.length > 0 && (
        <>
          <br />
          <span>{t('hero.glance.learn', { n: open.length })}</span>
        </>
      )}
    </>
  )
}
