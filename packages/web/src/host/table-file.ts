// A table as a file: saved by the browser, or shared with another program of the device.
import type { TablePort } from './table-port.ts'

export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after click() has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

type Port = Pick<TablePort, 'request'>

export async function saveTable(port: Port, table: string): Promise<void> {
  const { name, text } = await port.request('export', { table })
  saveFile(name, text)
}

/** A file that this browser can share; null: it shares no files. Some browsers share text but no JSON. */
function shareable(name: string, text: string): File | null {
  if (!('canShare' in navigator)) return null
  const files = [
    new File([text], name, { type: 'application/json' }),
    new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' }),
  ]
  return files.find((file) => navigator.canShare({ files: [file] })) ?? null
}

export const canShareFiles = () => shareable('table.json', '{}') !== null

/** If the browser refuses to share the file, it is saved instead. */
export async function shareTable(port: Port, table: string): Promise<void> {
  const { name, text } = await port.request('export', { table })
  const file = shareable(name, text)
  if (file === null) {
    saveFile(name, text)
    return
  }
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // The player closed the browser's share dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return
    saveFile(name, text)
  }
}
