import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text, in base64url. */
export const signatureOf = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Returns the candidate key that signed this text; undefined if none did. */
export function signerOf<Key extends KeyObject>(
  keys: readonly Key[],
  text: string,
  signature: string,
): Key | undefined {
  const given = Buffer.from(signature);
  return keys.find((key) => {
    const right = Buffer.from(signatureOf(key, text));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
