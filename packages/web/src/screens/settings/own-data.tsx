// Downloads everything that the server has stored about the player.
import parts from '../../components/frame-parts.module.css'
import { saveFile } from '../../host/table-file.ts'
import { call } from '../../online/api.ts'
import { useTask } from '../../online/use-task.ts'
import { useWords } from '../../text/language.ts'
import { Said } from './said.tsx'
import style from './settings.module.css'

export function OwnData() {
  const { t } = useWords()
  const { busy, trouble, run } = useTask()
  const download = () =>
    run(async () => {
      saveFile('lorehall-data.json', JSON.stringify(await call('data', {}), null, 1))
    })
  return (
    <div className={style.field}>
      <p className={parts.help}>{t('prefs.data.help')}</p>
      <div className={style.buttons}>
        <button type="button" className={parts.button} disabled={busy} onClick={download}>
          {t('prefs.data')}
        </button>
      </div>
      <Said trouble={trouble} />
    </div>
  )
}
