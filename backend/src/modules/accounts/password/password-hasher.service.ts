import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { type Caller, HashingGate } from './hashing-gate.js';

/** argon2id with the costs of product rule 2.1, spelled out so that a new release of the library changes nothing. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for unknown accounts: checking it takes as long as checking a known one. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$XQEIlTwysL6CSMeTKCL+Eg$f0dN3cGhqD2RbbTtmBL4VblncDJ1I9mKUbb3ZnnBsWY';

/**
 * Simultaneous hashes. They share four threads with files, compression and DNS look-ups, so at least two threads stay
 * free for these. Each hash takes a core, so one core stays free for everything else.
 */
const WIDTH = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Waiting hashes: less than a second of waiting. */
const QUEUE = 16;

export const hashingGate = () => new HashingGate(WIDTH, QUEUE);

@Injectable()
export class PasswordHasherService {
  private readonly gate = hashingGate();

  /** Throws 503 while many people are signing in, before the try is counted, because the person did nothing wrong. */
  expectRoom(caller: Caller): void {
    this.gate.expectRoom(caller);
  }

  hash(password: string, caller: Caller): Promise<string> {
    return this.gate.pass(caller, () => hash(oneSpelling(password), COSTS));
  }

  /** Returns whether the password matches. Without a hash the result is false, after the same work. */
  async matches(passwordHash: string | null | undefined, password: string, caller: Caller): Promise<boolean> {
    const same = await this.gate.pass(caller, () => verify(passwordHash ?? NOBODYS, oneSpelling(password)));
    return same && passwordHash != null;
  }
}

/** Normalizes to Unicode NFKC, because an accented letter is one character on some keyboards and two on others. */
const oneSpelling = (password: string) => password.normalize('NFKC');
