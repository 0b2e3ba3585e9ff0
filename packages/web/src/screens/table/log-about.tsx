// Where a line of the log comes from, in a window.
import type { LogLine, Update } from '@lorehall/host'
import { Dialog } from '../../table/dialog.tsx'
import type { GameParts } from '../../table/parts.ts'
import { Tale } from '../../table/tale.tsx'
import { useWords } from '../../text/language.ts'

interface LogAboutProps {
  readonly update: Update
  readonly parts: GameParts
  readonly line: LogLine
  readonly onClose: () => void
}

export default function LogAbout({ update, parts, line, onClose }: LogAboutProps) {
  const { t } = useWords()
  return (
    <Dialog title={t('about.title')} onClose={onClose} alone>
      <parts.About update={update} line={line} />
      {line.tale !== null && <Tale reader={update} name={line.tale} />}
    </Dialog>
  )
}
