// Exports and imports records as files.
import { host } from '../../host/client.ts'
import { useNotices } from '../../state/notices.ts'
import { EN } from '../../text/en.ts'
import { loadKept, tellTrouble, useKept } from './kept.ts'

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after click() has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

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
    const text = EN[tables.length === 1 ? 'notice.imported.one' : 'notice.imported.many']
    useNotices.getState().tell({ kind: 'news', text: text.replace('{n}', String(tables.length)) })
  } catch (error) {
    tellTrouble(error)
  }
  await loadKept()
}
