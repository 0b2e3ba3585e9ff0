// Whether this device has ever been somebody on this server. Only then is the server asked unbidden.
const MET = 'lorehall-online'

export function met(): boolean {
  try {
    return localStorage.getItem(MET) !== null
  } catch {
    return false
  }
}

export function meet(): void {
  try {
    localStorage.setItem(MET, 'yes')
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
