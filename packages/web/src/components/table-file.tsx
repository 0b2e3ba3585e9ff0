// The button that saves a table to a file. A phone or tablet shares it as one instead, if it can.
import { useSharing } from '../host/use-sharing.ts'
import { saveTable, shareTable } from '../host/table-file.ts'
import type { TablePort } from '../host/table-port.ts'
import { tellTrouble } from '../state/trouble.ts'
import { useWords } from '../text/language.ts'

interface TableFileProps {
  readonly port: Pick<TablePort, 'request'>
  readonly table: string
  readonly className?: string | undefined
  /** Offers saving even where it can be shared. */
  readonly both?: boolean
}

export function TableFile({ port, table, className, both = false }: TableFileProps) {
  const { t } = useWords()
  const shares = useSharing()
  return (
    <>
      {(both || !shares) && (
        <button
          type="button"
          className={className}
          onClick={() => void saveTable(port, table).catch(tellTrouble)}
          data-do="save"
        >
          {t('file.save')}
        </button>
      )}
      {shares && (
        <button
          type="button"
          className={className}
          onClick={() => void shareTable(port, table).catch(tellTrouble)}
          data-do="share"
        >
          {t('file.share')}
        </button>
      )}
    </>
  )
}
