import { readConfig } from '../config/config.js';
import { securityHeaders } from './security-headers.js';

const framesOf = (env: Record<string, string>) =>
  String(securityHeaders(readConfig(env))['content-security-policy'])
    .split('; ')
    .find((rule) => rule.startsWith('frame-src '))
    ?.split(' ')
    .slice(1);

const widgets = [
  'https://calendly.com',
  'https://*.calendly.com',
  'https://typeform.com',
  'https://*.typeform.com',
];

test('frames show only our own pages, and the calendars and forms of lessons', () => {
  expect(framesOf({})).toEqual(["'self'", ...widgets]);
});

test('pictures and videos come from the address where browsers reach the storage', () => {
  const storage = {
    S3_ENDPOINT: 'http://storage:8333',
    S3_PUBLIC_ENDPOINT: 'https://files.sanctum.example/s3',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const policy = securityHeaders(readConfig(storage))['content-security-policy'];

  expect(policy).toContain("media-src 'self' blob: https://files.sanctum.example;");
  expect(policy).not.toContain('storage:8333');
});

test('with real Stripe, its frames are allowed too', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
    STRIPE_WEBHOOK_SECRET: 'whsec_123',
  };
  expect(framesOf(stripe)).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://hooks.stripe.com',
    ...widgets,
  ]);
});
