// Which client this is, for whoever reads a report: a build is known by the name of its first file.

export function clientVersion(): string {
  const first = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  return `${first.split('/').at(-1) ?? ''} ${navigator.userAgent}`.slice(0, 200)
}
