// Least squares with a penalty for large weights, by the normal equations.

/** A symmetric matrix of sums of products, and the weights that fit best. */
export class Equations {
  private readonly n: number
  private readonly sums: Float64Array
  private factor: Float64Array | null = null

  constructor(n: number) {
    this.n = n
    this.sums = new Float64Array(n * n)
  }

  /** Adds a row of values, given with the places where they are not 0, in rising order. */
  add(values: Float64Array, places: Int32Array, count: number): void {
    const { n, sums } = this
    for (let a = 0; a < count; a++) {
      const i = places[a] ?? 0
      const one = values[i] ?? 0
      const from = i * n
      for (let b = 0; b <= a; b++) {
        const j = places[b] ?? 0
        sums[from + j] = (sums[from + j] ?? 0) + one * (values[j] ?? 0)
      }
    }
  }

  /** The weights for these sums of products with the targets. @param penalty for each weight but the first */
  solve(targets: Float64Array, penalty: number): Float64Array {
    const { n } = this
    const root = (this.factor ??= this.factored(penalty))
    const x = targets.slice()
    for (let i = 0; i < n; i++) {
      let sum = x[i] ?? 0
      for (let j = 0; j < i; j++) sum -= (root[i * n + j] ?? 0) * (x[j] ?? 0)
      x[i] = sum / (root[i * n + i] ?? 1)
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = x[i] ?? 0
      for (let j = i + 1; j < n; j++) sum -= (root[j * n + i] ?? 0) * (x[j] ?? 0)
      x[i] = sum / (root[i * n + i] ?? 1)
    }
    return x
  }

  /** The Cholesky factor, below the diagonal. */
  private factored(penalty: number): Float64Array {
    const { n } = this
    const root = this.sums.slice()
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = root[i * n + j] ?? 0
        if (i === j) sum += i === 0 ? 1e-6 : penalty
        for (let k = 0; k < j; k++) sum -= (root[i * n + k] ?? 0) * (root[j * n + k] ?? 0)
        root[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (root[j * n + j] ?? 1)
      }
    }
    return root
  }
}
