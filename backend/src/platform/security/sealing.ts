import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const SEALED = 'sealed:1:';

/**
 * Encrypts a text, so that readers of the database or a backup cannot read it. Its owner is authenticated too, so the
 * text is invalid in any other row.
 */
export function seal(key: KeyObject, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the text; undefined if it was sealed with another key, or belongs to another owner. */
export function unseal(key: KeyObject, owner: string, stored: string): string | undefined {
  const bytes = Buffer.from(stored.slice(SEALED.length), 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    const sealed = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Seals text of one purpose with the installation's current key; text sealed with the previous key still opens. */
export class Sealing {
  constructor(private readonly keys: readonly [KeyObject, ...KeyObject[]]) {}

  /** True if a text may have been sealed with another key than the current one. */
  get hasOlderKeys(): boolean {
    return this.keys.length > 1;
  }

  seal(owner: string, text: string): string {
    return seal(this.keys[0], owner, text);
  }

  /** Returns the text; undefined if it was sealed with an unknown key, or belongs to another owner. */
  open(owner: string, stored: string): string | undefined {
    for (const key of this.keys) {
      const text = unseal(key, owner, stored);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** Encrypts the text with the current key; undefined if it already is, or cannot be decrypted. */
  renewed(owner: string, stored: string): string | undefined {
    if (unseal(this.keys[0], owner, stored) !== undefined) return undefined;
    const text = this.open(owner, stored);
    return text === undefined ? undefined : this.seal(owner, text);
  }
}
