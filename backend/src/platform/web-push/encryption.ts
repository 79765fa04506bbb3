import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SALT_BYTES = 16;

/** Size of the only record: push services accept 4,096 bytes. */
const RECORD_BYTES = 4096;
/** Max bytes of a message: the header, the record's delimiter and its authentication tag take 103 bytes. */
export const MOST_PLAIN_BYTES = RECORD_BYTES - 103;

/** Delimiter after the last byte of the last record. */
const END = Buffer.from([2]);

/** Keys that a browser gives to its senders: its public key's point and a shared secret, both base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

interface Ephemeral {
  privateKey?: Buffer;
  salt?: Buffer;
}

/**
 * Encrypts a message for one browser, as push services pass it on (RFC 8291, content coding aes128gcm of RFC 8188). Key
 * and salt are new for each message; only tests pass them in. Throws if the browser's key is not a point on the curve.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { privateKey, salt = randomBytes(SALT_BYTES) }: Ephemeral = {},
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MOST_PLAIN_BYTES) throw new Error('longer than a push service takes');
  const theirs = Buffer.from(p256dh, 'base64url');
  const mine = createECDH(CURVE);
  if (privateKey) mine.setPrivateKey(privateKey);
  else mine.generateKeys();
  const shared = mine.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, mine.getPublicKey()]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([
    cipher.update(plain),
    cipher.update(END),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return Buffer.concat([headOf(salt, mine.getPublicKey()), record]);
}

/** Returns whether a message can be encrypted for this key. */
export function isPoint(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    ECDH.convertKey(point, CURVE);
    return point.length === POINT_BYTES;
  } catch {
    return false;
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Builds the header: salt, record length, and the point to derive the secret with. */
function headOf(salt: Buffer, point: Buffer): Buffer {
  const lengths = Buffer.alloc(5);
  lengths.writeUInt32BE(RECORD_BYTES, 0);
  lengths.writeUInt8(point.length, 4);
  return Buffer.concat([salt, lengths, point]);
}
