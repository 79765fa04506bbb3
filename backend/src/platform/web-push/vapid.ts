import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { hours, later } from '../../kernel/clock.js';

/** Lifetime of a signature for a push service; the standard allows up to a day. */
const BELIEVED = hours(12);

/** Keys that identify us to push services: the public key goes to browsers and push services, the private key signs. */
export interface VapidKeys {
  /** The point of the public key, base64url, as browsers need it. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Keys as they are stored, in base64url. */
export interface StoredVapidKeys {
  publicKey: string;
  privateKey: string;
}

export function newVapidKeys(): StoredVapidKeys {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d! };
}

export function readVapidKeys({ publicKey, privateKey }: StoredVapidKeys): VapidKeys {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key: JsonWebKey = { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
  return { publicKey, privateKey: createPrivateKey({ key, format: 'jwk' }) };
}

/** Returns the Authorization header for a push service, signed for that service only (RFC 8292). `contact` is our URL. */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(later(now, BELIEVED).getTime() / 1000),
    sub: contact,
  };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
