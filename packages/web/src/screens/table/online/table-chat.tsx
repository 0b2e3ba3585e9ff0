// The chat at a table. The key that opens it focuses its field.
import { Chat } from '../../../online/chat/chat.tsx'
import { usePanels } from '../panels.ts'

const focused = () => usePanels.getState().spoken()

export function TableChat() {
  return <Chat focus={usePanels((panels) => panels.speak)} onFocused={focused} />
}
