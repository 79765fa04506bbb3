import type { Actor, SignedIn } from './actor.js';

/** Asked by the access token strategy, implemented by the accounts module. */
export abstract class SessionVerifier {
  /** The person a valid access token belongs to, or undefined when the session has ended. */
  abstract verify(claimed: Pick<SignedIn, 'accountId' | 'sessionId'>): Promise<Actor>;
}
