// The security headers of every reply. They limit what a bug in a page can do.

/**
 * Allows only our own files and our own server, nothing inline, and no framing. It must not require https (as
 * `upgrade-insecure-requests` would), because a home network has none.
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
 * Only for replies over https. The first forbids http for half a year. Over http, browsers ignore the second and
 * complain about it.
 */
export const SECURE_SAFETY = {
  'strict-transport-security': 'max-age=15552000',
  'cross-origin-opener-policy': 'same-origin',
}
