// Exports and imports records as files.
import { host } from '../../host/client.ts'
import { saveFile } from '../../host/table-file.ts'
import { useNotices } from '../../state/notices.ts'
import { isFault, whyOf } from '../../state/trouble.ts'
import { EN } from '../../text/en.ts'
import { loadKept, tellTrouble, useKept } from './kept.ts'
import { askToKeep } from './storage-promise.ts'
import { sentenceOf } from './trouble.ts'

export async function exportEverything(): Promise<void> {
  try {
    if (useKept.getState().tables?.length === 0) {
      useNotices.getState().tell({ kind: 'news', text: EN['notice.nothing'] })
      return
    }
    const { name, text } = await host.request('export', {})
    saveFile(name, text)
  } catch (error) {
    tellTrouble(error)
  }
}

export async function importFile(file: File): Promise<void> {
  try {
    const { tables } = await host.request('import', { text: await file.text() })
    void askToKeep()
    const text = EN[tables.length === 1 ? 'notice.imported.one' : 'notice.imported.many']
    useNotices.getState().tell({ kind: 'news', text: text.replace('{n}', String(tables.length)) })
  } catch (error) {
    if (isFault(whyOf(error))) tellTrouble(error)
    else {
      const text = EN['notice.not-imported'].replace('{file}', file.name).replace('{why}', sentenceOf(error))
      useNotices.getState().tell({ kind: 'trouble', text })
    }
  }
  await loadKept()
}
