import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { CannotStart } from '../platform/config/cannot-start.js';

const MAGIC = Buffer.from('SANCTUM1');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
const CIPHER = 'aes-256-gcm';

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Thrown for a file that was changed, cut short, swapped with another file, or sealed with another key. */
export class NotOurs extends CannotStart {}

/**
 * Encrypts a file of any length in pieces. Each file has its own key, derived from the main key and a salt. Each piece
 * is authenticated with its number and whether it is the last, and the file with its name, so no file can replace
 * another.
 */
export async function* seal(key: string, name: string, source: Bytes): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const fileKey = keyOf(key, salt);
  yield Buffer.concat([MAGIC, salt]);
  for await (const { piece, number, isLast } of inPieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, fileKey, nonceOf(number, isLast)).setAAD(Buffer.from(name));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Yields the bytes that were sealed under this name. Throws NotOurs as soon as a piece does not fit. */
export async function* unseal(key: string, name: string, sealed: Bytes): AsyncGenerator<Buffer> {
  const { head, rest } = await withoutHead(sealed, MAGIC.length + SALT_BYTES);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new NotOurs(`${name} isn’t a backup file`);
  const fileKey = keyOf(key, head.subarray(MAGIC.length));
  for await (const { piece, number, isLast } of inPieces(rest, PIECE_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new NotOurs(`${name} is incomplete`);
    const split = piece.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, fileKey, nonceOf(number, isLast), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(piece.subarray(split));
    try {
      yield Buffer.concat([decipher.update(piece.subarray(0, split)), decipher.final()]);
    } catch {
      throw new NotOurs(`${name} was changed, is incomplete, or was sealed with a different BACKUP_KEY`);
    }
  }
}

/** Returns a name that reveals nothing about the facts to anyone without the key. */
export const hiddenName = (key: string, ...facts: readonly (string | number)[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['name', ...facts]))
    .digest('hex');

const keyOf = (key: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'sanctum backup', 32));

/** Returns the nonce of a piece. No nonce is used twice with the same key, because no two files share a key. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Yields pieces of this size, and a last piece of at most this size, which may be empty. */
async function* inPieces(source: Bytes, size: number) {
  let waiting: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const bytes of source) {
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    // A full piece may be the last one; only the next byte tells.
    while (waiting.length > size) {
      yield { piece: waiting.subarray(0, size), number, isLast: false };
      number += 1;
      waiting = waiting.subarray(size);
    }
  }
  yield { piece: waiting, number, isLast: true };
}

async function withoutHead(source: Bytes, length: number) {
  const iterator =
    Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < length) {
    const next = await iterator.next();
    if (next.done) throw new NotOurs('a backup file is incomplete');
    bytes = Buffer.concat([bytes, next.value]);
  }
  async function* rest() {
    yield bytes.subarray(length);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { head: bytes.subarray(0, length), rest: rest() };
}
