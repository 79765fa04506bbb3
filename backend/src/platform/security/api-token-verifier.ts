import type { Actor } from './actor.js';

/** What every personal API token begins with, so that people and scanners of secrets recognise one. */
export const API_TOKEN_PREFIX = 'sanctum_pat_';

/** Asked by the access token strategy, implemented by the accounts module. */
export abstract class ApiTokenVerifier {
  /** The person who made the token, with its scopes; undefined when it has expired, was revoked or is none. */
  abstract verify(token: string): Promise<Actor>;
}
