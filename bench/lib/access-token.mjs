import { createHash, createHmac } from 'node:crypto';

/** Secret of the measured product; it exists only during a run. */
export const APP_SECRET = createHash('sha256').update('the bench').digest('hex');

export const KEY = createHmac('sha256', APP_SECRET).update('access-token').digest();
const HOUR = 60 * 60;

/** Returns an access token as the product signs it, for a session created by `data/fill.mjs`; valid for a whole run. */
export function accessToken({ accountId, sessionId }) {
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    sub: accountId,
    sid: sessionId,
    typ: 'access',
    iat,
    exp: iat + 4 * HOUR,
    iss: 'sanctum',
    aud: 'sanctum-api',
  };
  const head = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${head}.${createHmac('sha256', KEY).update(head).digest('base64url')}`;
}

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
