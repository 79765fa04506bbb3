import type { Actor, SignedIn } from './actor.js';

/** What the strategy asks; the accounts module answers. */
export abstract class SessionVerifier {
  /** The person a genuine access token stands for, or undefined when the session has ended. */
  abstract verify(claimed: Pick<SignedIn, 'accountId' | 'sessionId'>): Promise<Actor>;
}
