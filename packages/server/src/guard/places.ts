// Places that can be taken at the same time: a limited number in total, and for each owner.

export class Places {
  private readonly taken = new Map<string, number>()
  private readonly most: number
  private readonly mostOfEach: number
  private all = 0

  constructor(most: number, mostOfEach: number) {
    this.most = most
    this.mostOfEach = mostOfEach
  }

  get count(): number {
    return this.all
  }

  /** Takes a place. Returns the function that gives it back (once), or the reason why there is no place. */
  take(who: string): (() => void) | 'full' | 'too many' {
    const own = this.taken.get(who) ?? 0
    if (own >= this.mostOfEach) return 'too many'
    if (this.all >= this.most) return 'full'
    this.taken.set(who, own + 1)
    this.all++
    let given = false
    return () => {
      if (given) return
      given = true
      this.all--
      const left = (this.taken.get(who) ?? 1) - 1
      if (left === 0) this.taken.delete(who)
      else this.taken.set(who, left)
    }
  }
}
