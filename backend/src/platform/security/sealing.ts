import type { KeyObject } from 'node:crypto';
import { seal, unseal } from './seal.js';

/** Seals text of one purpose with the installation's present key; text sealed with the previous key still opens. */
export class Sealing {
  constructor(private readonly keys: readonly [KeyObject, ...KeyObject[]]) {}

  /** True if a text may have been sealed with another key than the present one. */
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

  /** Seals the text again with the present key; undefined if it is sealed with that key already, or cannot be opened. */
  renewed(owner: string, stored: string): string | undefined {
    if (unseal(this.keys[0], owner, stored) !== undefined) return undefined;
    const text = this.open(owner, stored);
    return text === undefined ? undefined : this.seal(owner, text);
  }
}
