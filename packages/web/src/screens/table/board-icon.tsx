// The icon of the button that leads from the text view back to the board.
import { Icon } from '../../components/icon.tsx'
import { BOARD_ICONS } from '../../icons/board-icons.ts'

export const BoardIcon = ({ size }: { readonly size: string }) => (
  <Icon path={BOARD_ICONS['treasure-map']} size={size} />
)
