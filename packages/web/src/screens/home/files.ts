// Exports and imports everything of this device as files: tables, and sets of the player's own numbers.
import { host } from '../../host/client.ts'
import { saveFile } from '../../host/table-file.ts'
import { useNotices } from '../../state/notices.ts'
import { isFault, whyOf } from '../../state/trouble.ts'
import { EN } from '../../text/en.ts'
import { loadKept, tellTrouble, useKept } from './kept.ts'
import { askToKeep } from './storage-promise.ts'
import { sentenceOf } from './trouble.ts'

const numbersFile = () => import('../../state/numbers-file.ts')

export async function exportEverything(): Promise<void> {
  try {
    const { hasNumbers, withNumbers } = await numbersFile()
    if (useKept.getState().tables?.length === 0 && !hasNumbers()) {
      useNotices.getState().tell({ kind: 'news', text: EN['notice.nothing'] })
      return
    }
    const { name, text } = await host.request('export', {})
    saveFile(name, withNumbers(text))
  } catch (error) {
    tellTrouble(error)
  }
}

function addedSaid(tables: number, sets: number): string {
  const added = EN[tables === 1 ? 'notice.imported.one' : 'notice.imported.many'].replace(
    '{n}',
    String(tables),
  )
  if (sets === 0) return added
  const numbers = EN['notice.imported.numbers'].replace('{n}', String(sets))
  return tables === 0 ? numbers : `${added} ${numbers}`
}

export async function importFile(file: File): Promise<void> {
  try {
    const content = await file.text()
    const { tables } = await host.request('import', { text: content })
    void askToKeep()
    const { n, safe } = (await numbersFile()).takeNumbers(content)
    useNotices.getState().tell({ kind: 'news', text: addedSaid(tables.length, n) })
    if (!safe) useNotices.getState().tell({ kind: 'trouble', text: EN['notice.imported.numbers.full'] })
  } catch (error) {
    if (isFault(whyOf(error))) tellTrouble(error)
    else {
      const text = EN['notice.not-imported'].replace('{file}', file.name).replace('{why}', sentenceOf(error))
      useNotices.getState().tell({ kind: 'trouble', text })
    }
  }
  await loadKept()
}
