// Stores that are saved in localStorage. Every change saves the whole store, so each tab must first take over what
// other tabs have changed; otherwise it would write old values back.

interface Saved {
  readonly persist: {
    readonly getOptions: () => { readonly name?: string }
    readonly rehydrate: () => Promise<void> | void
  }
}

/** Lets the store follow the changes that other tabs make. */
export function acrossTabs<S extends Saved>(store: S): S {
  // Tests import stores without a window.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === store.persist.getOptions().name) void store.persist.rehydrate()
  })
  return store
}
