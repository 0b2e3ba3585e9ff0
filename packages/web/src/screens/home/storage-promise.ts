// The browser's promise to keep what is stored. We ask for it once, after the first table was added to this device. If
// the browser doesn't give it, Home says so once; the settings always say it.
import { useNotices } from '../../state/notices.ts'
import { EN } from '../../text/en.ts'

const KEY = 'lorehall-asked-to-keep'

/** Pages over plain http have no storage manager, so nobody can promise them anything. */
const promised = async () => 'storage' in navigator && (await navigator.storage.persisted())

export async function askToKeep(): Promise<void> {
  try {
    if (localStorage.getItem(KEY) !== null) return
    localStorage.setItem(KEY, 'yes')
    if (!(await promised()) && !('storage' in navigator && (await navigator.storage.persist())))
      localStorage.setItem(KEY, 'refused')
  } catch {
    // Private windows may have no localStorage. If the browser refuses the question, storage stays as it is.
  }
}

export async function warnOnce(): Promise<void> {
  try {
    if (localStorage.getItem(KEY) !== 'refused') return
    localStorage.setItem(KEY, 'warned')
    if (await promised()) return
    useNotices.getState().tell({ kind: 'news', text: EN['notice.may-be-cleared'] })
  } catch {
    // Without localStorage nothing is stored, and the host has said so.
  }
}
