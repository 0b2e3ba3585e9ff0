// The buttons that save a table to a file and, where the browser can, share it as one.
import { canShareFiles, saveTable, shareTable } from '../host/table-file.ts'
import type { TablePort } from '../host/table-port.ts'
import { tellTrouble } from '../state/trouble.ts'
import { useWords } from '../text/language.ts'

interface TableFileProps {
  readonly port: Pick<TablePort, 'request'>
  readonly table: string
  readonly className?: string | undefined
}

export function TableFile({ port, table, className }: TableFileProps) {
  const { t } = useWords()
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => void saveTable(port, table).catch(tellTrouble)}
        data-do="save"
      >
        {t('file.save')}
      </button>
      {canShareFiles() && (
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
