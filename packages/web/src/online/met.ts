// Remembers that this device has had an identity on this server. Without one, no screen outside online play contacts
// the server. Other tabs notice a change of identity through the stored key.
export const MET = 'lorehall-online'

export function met(): boolean {
  try {
    return localStorage.getItem(MET) !== null
  } catch {
    return false
  }
}

export function meet(person: string): void {
  try {
    localStorage.setItem(MET, person)
  } catch {
    // If storage fails, the server is asked when a screen needs it.
  }
}

export function part(): void {
  try {
    localStorage.removeItem(MET)
  } catch {
    // If storage fails, nothing was stored.
  }
}
