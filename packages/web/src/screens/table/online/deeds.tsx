// The buttons at the end of an online game.
import '../../../text/of-end.ts'
import type { Update } from '@lorehall/host'
import { Link, useLocation } from 'wouter'
import { TableFile } from '../../../components/table-file.tsx'
import { call } from '../../../online/api.ts'
import { remote } from '../../../online/remote-port.ts'
import { ReplayLink } from '../../../online/replay-link.tsx'
import { useCompany } from '../../../state/company.ts'
import { tellTrouble } from '../../../state/trouble.ts'
import { useWords } from '../../../text/language.ts'
import { Campaign } from '../end/campaign.tsx'
import style from '../end/end-screen.module.css'

export function Deeds({ update, onLook }: { readonly update: Update; readonly onLook: () => void }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const { table } = update
  const next = useCompany(({ lobby }) => lobby?.rematch ?? null)
  const played = useCompany(({ lobby }) => lobby !== null && lobby.yours !== null)
  // In a campaign, the next chapter is the main button, unless somebody has set it up.
  const first = update.leaves && next === null ? undefined : true
  const again = () =>
    call('rematch', { table })
      .then((made) => go(`/t/${made.table}`))
      .catch(tellTrouble)
  return (
    <>
      <div className={style['deeds']}>
        <Campaign update={update} port={remote} to="/together/new" goesOn={next !== null} />
        {next !== null ? (
          <Link
            href={`/t/${next}`}
            data-first={first}
            title={t('company.end.rematch.join.why')}
            data-do="rematch"
          >
            {t('company.end.rematch.join')}
          </Link>
        ) : (
          played && (
            <button
              type="button"
              data-first={first}
              title={t('company.end.rematch.why')}
              onClick={() => void again()}
              data-do="rematch"
            >
              {t('company.end.rematch')}
            </button>
          )
        )}
        <Link href={`/t/${table}/replay`} data-do="replay">
          {t('end.replay')}
        </Link>
        <Link href={`/t/${table}/replay?page=review`} data-do="review-game">
          {t('end.review')}
        </Link>
        <Link href={`/t/${table}/replay?page=puzzles`} data-do="puzzles">
          {t('end.puzzles')}
        </Link>
        <ReplayLink table={table} />
        <TableFile port={remote} table={table} />
        <Link href={`/verify/${table}`} data-do="verify">
          {t('company.end.verify')}
        </Link>
        <button type="button" onClick={onLook} data-do="look">
          {t('end.look')}
        </button>
        <Link href="/together" data-do="home">
          {t('company.end.home')}
        </Link>
      </div>
      <p className={style['kept']} role="status">
        {t(next === null ? 'company.end.kept' : 'company.end.rematch.ready')}
      </p>
    </>
  )
}
