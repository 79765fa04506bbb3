import { createHash } from 'node:crypto';

/**
 * Creates a UUID version 7 (RFC 9562), time first, so that new rows go to the end of an index and ids sort by creation.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const random = randomHex();
  const variant = VARIANTS[Number.parseInt(random[0]!, 16) & 3]!;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(1, 4)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

const VARIANTS = ['8', '9', 'a', 'b'];
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const RANDOM_BYTES = 10;

/**
 * Random bytes for hundreds of ids at once, because every request gets an id and each call for random bytes is
 * expensive.
 */
const drawn = new Uint8Array(RANDOM_BYTES * 400);
let next = drawn.length;

function randomHex(): string {
  if (next === drawn.length) {
    crypto.getRandomValues(drawn);
    next = 0;
  }
  let hex = '';
  for (const end = next + RANDOM_BYTES; next < end; next++) hex += HEX[drawn[next]!]!;
  return hex;
}

/** Creates 32 random bytes, base64url, for cookies and one-time links. Only their hash is ever stored. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Hash of a secret, the only form in which it is stored: SHA-256, in base64url, or in hex where the table has it so. */
export const hashOfSecret = (secret: string, encoding: 'base64url' | 'hex' = 'base64url'): string =>
  createHash('sha256').update(secret).digest(encoding);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
export const isId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);
