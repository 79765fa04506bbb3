import type { KeyObject } from 'node:crypto';
import { seal, unseal } from './seal.js';

/** Text of one purpose, sealed with the present key of the installation; what was sealed with the key before still opens. */
export class Sealing {
  constructor(private readonly keys: readonly [KeyObject, ...KeyObject[]]) {}

  /** Whether anything may have been sealed with another key than the present one. */
  get hasOlderKeys(): boolean {
    return this.keys.length > 1;
  }

  seal(owner: string, text: string): string {
    return seal(this.keys[0], owner, text);
  }

  /** Undefined for what was sealed with a key that nobody has told us, or belongs to somebody else. */
  open(owner: string, stored: string): string | undefined {
    for (const key of this.keys) {
      const text = unseal(key, owner, stored);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** The same text under the present key; undefined where it is so already, or cannot be opened. */
  renewed(owner: string, stored: string): string | undefined {
    if (unseal(this.keys[0], owner, stored) !== undefined) return undefined;
    const text = this.open(owner, stored);
    return text === undefined ? undefined : this.seal(owner, text);
  }
}
