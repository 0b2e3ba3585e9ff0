// Names the client's version for reports: a build is identified by the name of its first file.

export function clientVersion(): string {
  const first = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  return `${first.split('/').at(-1) ?? ''} ${navigator.userAgent}`.slice(0, 200)
}
