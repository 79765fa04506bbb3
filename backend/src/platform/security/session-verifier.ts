import type { Actor } from './actor.js';

/** What the guard asks; the accounts module answers. */
export abstract class SessionVerifier {
  /** The person an access token stands for, or undefined when it is forged, spent, expired or revoked. */
  abstract verify(accessToken: string): Promise<Actor>;
}
