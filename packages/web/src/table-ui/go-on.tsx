// The button that ends a brief scene. Any other click or key ends it, too.
import { useWords } from '../text/language.ts'
import { useBriefScene } from './brief-scene.ts'
import style from './go-on.module.css'

export function GoOn() {
  const { t } = useWords()
  const goOn = useBriefScene((brief) => brief.goOn)
  if (goOn === null) return null
  return (
    <button type="button" className={style['goOn']} onClick={goOn} data-do="scene-on">
      {t('table.scene.goOn')}
    </button>
  )
}
