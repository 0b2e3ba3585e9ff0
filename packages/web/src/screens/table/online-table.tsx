// An online table under way.
import type { Room } from '../../online/room.ts'
import { useWords } from '../../text/language.ts'

export default function OnlineTable({ room }: { readonly room: Room }) {
  const { t } = useWords()
  return (
    <p role="status">
      {t('table.loading')} {room.progress}
    </p>
  )
}
