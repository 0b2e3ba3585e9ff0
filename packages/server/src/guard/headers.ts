// What every answer says to browsers, so that a mistake in a page stays a mistake.

/**
 * Only our own files and our own server, nothing inline, nobody's frame. No `upgrade-insecure-requests`
 * and nothing else that asks for https: on a home network there is none.
 */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
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
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/**
 * Only for who came by https: the first forbids coming by http for half a year, the second browsers
 * ignore over http and complain of.
 */
export const SECURE_SAFETY = {
  'strict-transport-security': 'max-age=15552000',
  'cross-origin-opener-policy': 'same-origin',
}
