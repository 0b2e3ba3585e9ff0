// Files dropped on the home page are imported.
import { useEffect, useState } from 'react'
import { useWords } from '../../text/language.ts'
import style from './home.module.css'
import { importFile } from './files.ts'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

async function importAll(files: readonly File[]): Promise<void> {
  for (const file of files) await importFile(file)
}

/** Says what a drop would do, while files are dragged over the page. */
export function Drop() {
  const { t } = useWords()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser would open the file instead of this page.
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      void importAll([...(event.dataTransfer?.files ?? [])])
    }
    addEventListener('dragover', drag)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', drag)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return over && <p className={style.drop}>{t('home.drop')}</p>
}
