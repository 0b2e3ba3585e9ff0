// Whether this device has ever been somebody on this server. Only then is the server asked unbidden,
// and other tabs learn by it that one has become somebody else.
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
    // A browser that keeps nothing asks when a screen needs it.
  }
}

export function part(): void {
  try {
    localStorage.removeItem(MET)
  } catch {
    // Nothing was kept.
  }
}
