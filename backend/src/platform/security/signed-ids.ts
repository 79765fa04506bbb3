import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** Signs ids for an address. Such tokens cannot be altered and never expire. */
export function signIds(ids: readonly string[], key: KeyObject): string {
  const bytes = Buffer.concat(ids.map(bytesOf));
  return Buffer.concat([bytes, signed(bytes, key)]).toString('base64url');
}

/** Reads a token with this number of ids; undefined if none of the keys signed it. */
export function readSignedIds(
  token: string,
  count: number,
  keys: readonly KeyObject[],
): string[] | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== count * ID_BYTES + SIGNATURE_BYTES) return undefined;
  const ids = bytes.subarray(0, count * ID_BYTES);
  const given = bytes.subarray(count * ID_BYTES);
  if (!keys.some((key) => timingSafeEqual(given, signed(ids, key)))) return undefined;
  return Array.from({ length: count }, (_, index) =>
    idOf(ids.subarray(index * ID_BYTES, (index + 1) * ID_BYTES)),
  );
}

const signed = (ids: Buffer, key: KeyObject): Buffer =>
  createHmac('sha256', key).update(ids).digest().subarray(0, SIGNATURE_BYTES);

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
