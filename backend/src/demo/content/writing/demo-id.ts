import { createHash } from 'node:crypto';

/** Namespace of the demo's ids (UUID version 5, RFC 9562). */
const NAMESPACE = Buffer.from('6f1c2a5e9b7d4c3aa4d7f0e58c1b2d93', 'hex');

/** Returns the id of a key, always the same, so that planting the demo twice meets its own rows. */
export function demoId(key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(key).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const demoOfferId = (productKey: string, offerKey: string): string =>
  demoId(`offer/${productKey}/${offerKey}`);
