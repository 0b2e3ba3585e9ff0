// What every answer says to browsers, so that a mistake in a page stays a mistake.

/**
 * Only our own files and our own server, nothing inline, nobody's frame. No `upgrade-insecure-requests`
 * and nothing else that asks for https: on a home network there is none.
 */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const SAFETY = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Only for who came by https: it forbids coming by http for half a year. */
export const STAY_SECURE = { 'strict-transport-security': 'max-age=15552000' }
