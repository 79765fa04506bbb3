import type { Config } from '../config/config.js';

/** Hosts of calendars and forms that lesson widgets may embed, the same ones that the widgets' settings accept. */
const WIDGET_FRAMES = [
  'https://calendly.com',
  'https://*.calendly.com',
  'https://typeform.com',
  'https://*.typeform.com',
].join(' ');

/**
 * Returns a few headers, set in one hook instead of by a library. With real Stripe its script, frames and calls are
 * allowed; with the sandbox, only the frames of lesson widgets are foreign (product rule 7.2).
 */
export function securityHeaders(config: Config): Record<string, string> {
  const stripe = config.stripe
    ? {
        script: ' https://js.stripe.com',
        frame: ' https://js.stripe.com https://hooks.stripe.com',
        connect: ' https://api.stripe.com',
      }
    : { script: '', frame: '', connect: '' };
  const storage = ` ${new URL(config.storage.publicEndpoint ?? config.publicUrl).origin}`;
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src 'self'${stripe.script}`,
      `style-src 'self' 'unsafe-inline'`,
      `img-src 'self' data: blob:${storage}`,
      `media-src 'self' blob:${storage}`,
      `font-src 'self'`,
      `connect-src 'self'${storage}${stripe.connect}`,
      `frame-src 'self'${stripe.frame} ${WIDGET_FRAMES}`,
      `object-src 'none'`,
      `base-uri 'self'`,
      `form-action 'self'`,
      // the console previews pages that the coach is writing
      `frame-ancestors 'self'`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
