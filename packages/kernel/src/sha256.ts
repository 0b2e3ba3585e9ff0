// SHA-256 of a text (FIPS 180-4). Digests, seeds and shuffles depend on it, so its results never change. A library of
// hashes costs every first table 2 KB more.

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

/** The same of the square roots of the first 8 primes. */
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

/** The code of the letter at this index; half of a surrogate pair is U+FFFD, as everywhere in the Web. */
function codeAt(text: string, i: number): number {
  const code = text.codePointAt(i) ?? 0
  return code >= 0xd800 && code < 0xe000 ? 0xfffd : code
}

/** The number of bytes of a letter in UTF-8. */
const sizeOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

function bytesIn(text: string): number {
  let n = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x80) n++
    else {
      const size = sizeOf(codeAt(text, i))
      n += size
      if (size === 4) i++
    }
  }
  return n
}

/** The text in UTF-8, four bytes per word: a 1 bit and zeros fill the last block up to the length in bits. */
function padded(text: string): Int32Array {
  const n = bytesIn(text)
  const words = new Int32Array((((n + 8) >> 6) + 1) * 16)
  let at = 0
  const put = (byte: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8))
    at++
  }
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) {
      put(unit)
      continue
    }
    const code = codeAt(text, i)
    const size = sizeOf(code)
    if (size === 2) put(0xc0 | (code >> 6))
    else {
      if (size === 3) put(0xe0 | (code >> 12))
      else {
        put(0xf0 | (code >> 18))
        put(0x80 | ((code >> 12) & 63))
        i++
      }
      put(0x80 | ((code >> 6) & 63))
    }
    put(0x80 | (code & 63))
  }
  put(0x80)
  words[words.length - 2] = Math.floor(n / 0x20000000)
  words[words.length - 1] = n << 3
  return words
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n))

const w = new Int32Array(64)

/** Mixes the block that begins at this word into the hash. */
function mix(hash: Int32Array, words: Int32Array, from: number): void {
  for (let i = 0; i < 16; i++) w[i] = words[from + i] ?? 0
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0
    const y = w[i - 2] ?? 0
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < 64; i++) {
    const t1 =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] ?? 0) + (mixed[i] ?? 0)
}

/** Eight numbers of 32 bits. */
export function sha256(text: string): Int32Array {
  const words = padded(text)
  const hash = Int32Array.from(START)
  for (let from = 0; from < words.length; from += 16) mix(hash, words, from)
  return hash
}
