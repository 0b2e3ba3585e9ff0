// Copies a text to the clipboard. Pages over plain http have no clipboard API: there it selects a text field and
// uses the old copy command.
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByField(text)
  }
}

function copyByField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  // While a modal dialog is open, only its own content can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  const focused = document.activeElement
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
