// The buttons to block a person everywhere and, for the host, to remove them from the table.
import { useNotices } from '../state/notices.ts'
import type { Lobby } from '../state/company.ts'
import { useWords } from '../text/language.ts'
import { block, removePerson, useIsBlocked } from './company.ts'
import { TwoStep } from './two-step.tsx'

interface PersonToolsProps {
  readonly lobby: Lobby
  readonly person: string
  readonly name: string
  readonly className?: string | undefined
  /** The labels name the person, because the place doesn't. */
  readonly named?: boolean
}

export function PersonTools({ lobby, person, name, className, named = false }: PersonToolsProps) {
  const { t } = useWords()
  const blocked = useIsBlocked(person)
  const { table, hosting } = lobby
  const toggle = async () => {
    if ((await block(person, !blocked)) && !blocked)
      useNotices.getState().tell({ kind: 'news', text: t('company.blocked.done', { name }) })
  }
  return (
    <>
      {hosting && (
        <TwoStep
          label={named ? t('company.remove.name', { name }) : t('company.remove')}
          about={t('company.remove.who', { name })}
          question={t('company.remove.sure', { name })}
          yes={t('company.remove.yes')}
          no={t('company.remove.no')}
          className={className}
          onYes={() => void removePerson(table, person)}
        />
      )}
      <button
        type="button"
        className={className}
        title={t(blocked ? 'company.unblock.why' : 'company.block.why')}
        aria-label={t(blocked ? 'company.unblock.who' : 'company.block.who', { name })}
        onClick={() => void toggle()}
        data-do="block"
      >
        {named
          ? t(blocked ? 'company.unblock.who' : 'company.block.who', { name })
          : t(blocked ? 'company.unblock' : 'company.block')}
      </button>
    </>
  )
}
